// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { startFavourites } from './favourites.ts';

const press = vi.fn();
const loadExposed = vi.hoisted(() => vi.fn());
vi.mock('./remotes/load.ts', () => ({ loadExposed }));
afterEach(() => vi.restoreAllMocks());

it('a press on a heart without a connection waits for it, because a failed import would stay', async () => {
  loadExposed.mockResolvedValue({ start: () => ({ press }) });
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML =
    '<p id="offline" data-text="Sin conexión"></p><button data-favourite="1 Syrah"></button>';
  const heart = document.querySelector('button') as HTMLElement;
  const notice = () => document.getElementById('offline')?.textContent;
  startFavourites({ report: vi.fn() } as never);
  heart.click();
  await new Promise((done) => setTimeout(done));
  expect([loadExposed.mock.calls.length, notice()]).toEqual([0, 'Sin conexión']);

  connection.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(press).toHaveBeenCalledExactlyOnceWith(heart));
  expect(notice()).toBe('');

  // The service works without a connection.
  connection.mockReturnValue(false);
  heart.click();
  await vi.waitFor(() => expect(press).toHaveBeenCalledTimes(2));
  expect(notice()).toBe('');
});
