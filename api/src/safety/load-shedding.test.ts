import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, startProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';

const SEARCHES = process.env.TEST_FULL === '1' ? 2_000 : 200;
const BUYERS = 3;
const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };

let shop: Shop;
let api: ApiProcess;
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W1: 1_000 });
  api = await startProcess(shop, {
    port: await shop.freePort(),
    // A long deadline for a busy machine.
    env: { CATALOGUE_CACHE_MS: '5000', ANSWER_WITHIN_MS: '60000', LOG_LEVEL: 'silent' },
  });
});
let unlock = async (): Promise<unknown> => undefined;
afterAll(async () => {
  await unlock();
  await shop?.close();
});

/** Locks a table that searches read and orders do not. Searches then wait until `unlock`. */
const slowDownSearches = async () => {
  const lock = await shop.db.startTransaction().execute();
  await sql`lock table search_documents in access exclusive mode`.execute(lock);
  unlock = async () => {
    unlock = async () => undefined;
    await lock.rollback().execute();
  };
};

it(`sells and takes payments while ${SEARCHES} slow searches are shed, and recovers at once`, async () => {
  const { shopper } = api;
  const carts = await Promise.all(Array.from({ length: BUYERS }, () => shopper.cartWith({ W1: 1 })));
  const paid = await shopper.placeOrder(await shopper.cartWith({ W1: 1 }));
  const approved = await shop.decide(paid.body.payment.token, 'approve');
  // The words of the catalogue are in memory then, as in a shop that runs.
  await shopper.call('GET', '/search?q=vino');
  await slowDownSearches();
  const searches = Array.from({ length: SEARCHES }, (_, n) =>
    shopper.call<{ code: string }>('GET', `/search?q=vino${n}`),
  );
  const firstShed = await Promise.race(searches);
  expect(firstShed).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
  expect(Number(firstShed.headers.get('retry-after'))).toBeGreaterThan(0);

  for (const cart of carts) {
    const put = await shopper.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W1', qty: 2 });
    const order = await shopper.placeOrder(cart, TRANSFER, randomUUID());
    expect([put.status, order.status]).toEqual([200, 201]);
  }
  expect((await shopper.comeBack(approved)).status).toBe(303);
  expect((await shopper.readOrder(paid.body)).body.data.payment_status).toBe('success');
  expect((await fetch(`${api.base}/readyz`)).status).toBe(200);

  await unlock();
  const statuses = (await Promise.all(searches)).map(({ status }) => status);
  expect(new Set(statuses).difference(new Set([200, 503]))).toEqual(new Set());
  expect((await shopper.call('GET', '/search?q=malbec')).status).toBe(200);
  const metrics = await fetch(`${api.base}/metrics`).then((answer) => answer.text());
  expect(metrics).toMatch(/^shop_requests_shed_total\{reason="pool",priority="low"\} [1-9]/m);
  expect(metrics).toMatch(/^shop_requests_shed_total\{reason="pool",priority="high"\} 0$/m);
  expect(metrics).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
});
