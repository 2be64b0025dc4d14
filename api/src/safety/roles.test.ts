import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';

/** Longer than the second between two looks of a worker at the queue. */
const WORKER_LOOKS_MS = 1_500;
const DONE_WITHIN_MS = 20_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const mailJobs = async (): Promise<string[]> => {
  const jobs = sql<{ state: string }>`select state from jobs.job where name = 'send-order-mail'`;
  return (await jobs.execute(shop.db)).rows.map(({ state }) => state);
};

it('queues the jobs of an order in a web process, and runs them in a worker without endpoints', async () => {
  const [webPort, workerPort] = [await shop.freePort(), await shop.freePort()];
  const web = await startProcess(shop, { port: webPort, env: { API_ROLE: 'web' } });
  const cart = await web.shopper.cartWith({ W1: 1 });
  expect(
    (
      await web.shopper.placeOrder(cart, {
        payment_method: { document: '0', platform: 'transfer' },
      })
    ).status,
  ).toBe(201);
  await wait(WORKER_LOOKS_MS);
  expect(await mailJobs()).toEqual(['created']);
  const metricsAt = async ({ base }: { base: string }) => (await fetch(`${base}/metrics`)).text();
  expect(await metricsAt(web)).not.toContain('shop_jobs_waiting');

  const worker = await startProcess(shop, { port: workerPort, env: { API_ROLE: 'worker' } });
  expect((await worker.shopper.call('GET', '/regions')).status).toBe(404);
  await vi.waitFor(async () => expect(await mailJobs()).toEqual(['completed']), DONE_WITHIN_MS);
  expect(await metricsAt(worker)).toMatch(/^shop_jobs_waiting\{job="send-order-mail"\} 0$/m);
});
