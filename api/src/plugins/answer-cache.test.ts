import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';
import { createAnswerCache } from './answer-cache.ts';
import { PreparedJson } from './endpoint.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ CATALOGUE_CACHE_MS: '5000' });
});
afterAll(() => shop.close());

const json = (text: string) => new PreparedJson(Buffer.from(text));

it('prepares one response for simultaneous and later equal requests', async () => {
  const cache = createAnswerCache(5000);
  const prepare = vi.fn(async () => json('1'));
  const answers = await Promise.all([cache.answer('a', prepare), cache.answer('a', prepare)]);
  answers.push(await cache.answer('a', prepare));
  expect(prepare).toHaveBeenCalledOnce();
  expect(answers.map(({ bytes }) => bytes.toString())).toEqual(['1', '1', '1']);
});

it('does not cache a response read before a change', async () => {
  const cache = createAnswerCache(5000);
  const slow = Promise.withResolvers<PreparedJson>();
  const early = cache.answer('a', () => slow.promise);
  cache.clear();
  slow.resolve(json('old'));
  await early;
  const next = await cache.answer('a', async () => json('new'));
  expect(next.bytes.toString()).toBe('new');
});

it('does not cache a failure', async () => {
  const cache = createAnswerCache(5000);
  await expect(cache.answer('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect((await cache.answer('a', async () => json('back'))).bytes.toString()).toBe('back');
});

it('shows a changed stock within a second, before the cached response expires', async () => {
  const stock = async () => (await shop.app.inject('/api/wines/wine-6')).json().data.stock;
  expect(await stock()).toBe(30);
  await shop.db.updateTable('skus').set({ stock: 28 }).where('sku', '=', 'W6').execute();
  await vi.waitFor(async () => expect(await stock()).toBe(28), { timeout: 1000, interval: 20 });
});
