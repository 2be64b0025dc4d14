import { beforeEach, expect, it, vi } from 'vitest';
import { createSitemapStore } from './sitemap-store.ts';

const readEntries = vi.hoisted(() => vi.fn());
vi.mock('./sitemap-entries.ts', () => ({ readSitemapEntries: readEntries }));

const FRESH_MS = 30 * 60_000;
const entries = (path: string) => [{ path }];

beforeEach(() => void readEntries.mockReset());

const createStore = () => {
  const clock = { now: 1 };
  const store = createSitemapStore({
    apiUrl: 'http://api',
    publicUrl: 'https://shop.example',
    now: () => clock.now,
  });
  return { store, clock, read: () => store.file('sitemap.xml') };
};

it('the sitemap rejects until the API has answered, and is then created', async () => {
  const { store, read } = createStore();
  readEntries.mockRejectedValueOnce(new Error('HTTP 503'));
  await expect(read()).rejects.toThrow('HTTP 503');
  readEntries.mockResolvedValue(entries('/vinos'));
  expect(await read()).toContain('https://shop.example/vinos');
  expect(await store.file('sitemap-99.xml')).toBeNull();
});

it('the sitemap is created once for simultaneous requests', async () => {
  const { read } = createStore();
  readEntries.mockResolvedValue(entries('/vinos'));
  await Promise.all([read(), read()]);
  expect(readEntries).toHaveBeenCalledTimes(1);
});

it('an old sitemap is created again in the background, and stays when that fails', async () => {
  const { clock, read } = createStore();
  readEntries.mockResolvedValueOnce(entries('/vinos'));
  await read();
  clock.now += FRESH_MS + 1;
  readEntries.mockRejectedValue(new Error('HTTP 503'));
  expect(await read()).toContain('/vinos');
  await vi.waitFor(() => expect(readEntries).toHaveBeenCalledTimes(2));
  expect(await read()).toContain('/vinos');
  readEntries.mockResolvedValue(entries('/cajas'));
  await vi.waitFor(async () => expect(await read()).toContain('/cajas'));
});
