// @vitest-environment happy-dom
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, expect, it, vi } from 'vitest';
import { NEWSLETTER_ID } from '../../frame/newsletter/newsletter-id.ts';
import { es } from '../../messages/es.ts';
import { startNewsletter } from './start-newsletter.ts';

vi.mock('./newsletter.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});
afterEach(() => vi.restoreAllMocks());

const press = async (isOnline: boolean) => {
  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  document.body.innerHTML = `<p id="offline" data-text="Sin conexión"></p><div id="${NEWSLETTER_ID}"><form action="/"><button>Suscribirme</button></form></div>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const opened = vi.spyOn(form, 'submit').mockReturnValue();
  const host = createTestHost();
  startNewsletter({ locale: 'es', title: 'Cartas', text: '', t: es.newsletter, host });
  form.requestSubmit();
  await vi.waitFor(() => expect(host.problems).toHaveLength(1));
  await new Promise((done) => setTimeout(done));
  return { opened, connection, notice: () => document.getElementById('offline')?.textContent };
};

it('opens the page of the form when its code cannot be loaded', async () => {
  const { opened, notice } = await press(true);
  expect([opened.mock.calls.length, notice()]).toEqual([1, '']);
});

it('says that there is no connection, and submits when it is back', async () => {
  const { opened, connection, notice } = await press(false);
  expect([opened.mock.calls.length, notice()]).toEqual([0, 'Sin conexión']);
  connection.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  expect(notice()).toBe('');
});
