import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test/harness.ts';

const LIMIT_MS = 20;
const BLOCK_MS = 150;

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ SHED_EVENT_LOOP_MS: String(LIMIT_MS) });
});
afterAll(() => shop.close());

const block = async () => {
  const end = performance.now() + BLOCK_MS;
  while (performance.now() < end);
  await nextTurn();
};
const statusOf = async (url: string) => (await shop.app.inject({ url })).statusCode;

it('refuses lists while the event loop lags, but no cart and no probe, and answers them again after it', async () => {
  await vi.waitFor(
    async () => {
      await block();
      expect(await statusOf('/api/wines')).toBe(503);
    },
    { timeout: 30_000, interval: 0 },
  );
  const refused = await shop.app.inject({ url: '/api/wines' });
  expect(refused.json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect([await statusOf('/api/shopping-cart/id'), await statusOf('/healthz')]).toEqual([200, 200]);
  expect((await shop.app.inject({ url: '/metrics' })).body).toMatch(
    /^shop_requests_shed_total\{reason="event-loop",priority="low"\} [1-9]/m,
  );
  await vi.waitFor(async () => expect(await statusOf('/api/wines')).toBe(200), { timeout: 30_000 });
});
