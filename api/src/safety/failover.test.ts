import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { showsBeforeExpiry } from '../../test/before-expiry.ts';
import { type ApiProcess, startProcess } from '../../test/process.ts';
import { hasReplication, type Replication, startReplication } from '../../test/replication.ts';
import { openShop, type Placed, type Shop } from '../../test/shopper.ts';
import { openProxy } from '../../test/tcp-proxy.ts';

const SHOPPERS = 5;
/** Acknowledged orders before the failure, and again after it. */
const ORDERS = 30;
const STOCK = 50_000;
const DONE_WITHIN_MS = 30_000;
/** Failed jobs wait up to 40 s for their next tries. */
const JOBS_WITHIN_MS = 90_000;
const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };

interface Memory {
  placed: { cart: string; key: string; order: Placed }[];
  /** Orders whose response was lost or an error. */
  unheard: { cart: string; key: string }[];
}

/** Places orders until `isOver`. While the shop fails, tries again after a pause. */
const buyUntil = async (at: ApiProcess['shopper'], memory: Memory, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    try {
      const wish = { cart: await at.cartWith({ W1: 1 }), key: randomUUID() };
      memory.unheard.push(wish);
      const { status, body: order } = await at.placeOrder(wish.cart, TRANSFER, wish.key);
      if (status !== 201) continue;
      memory.unheard.splice(memory.unheard.indexOf(wish), 1);
      memory.placed.push({ ...wish, order });
    } catch {
      await wait(20);
    }
  }
};

// It waits for timeouts of connections and for retries of jobs.
describe.runIf(hasReplication && process.env.TEST_FULL === '1')('a failover to the replica', () => {
  let servers: Replication;
  let shop: Shop;
  let line: Awaited<ReturnType<typeof openProxy>>;
  beforeAll(async () => {
    servers = await startReplication();
    // Acknowledges an order only when the replica has stored it.
    await servers.primary.query(`alter system set synchronous_standby_names = 'replica'`);
    await servers.primary.query('select pg_reload_conf()');
    line = await openProxy(servers.primary.url);
    shop = await openShop({}, { url: line.url, drop: async () => undefined });
    await shop.setStock({ W1: STOCK });
  });
  afterAll(async () => {
    await shop?.close();
    await line?.close();
    await servers?.close();
  });

  const priceAt = async ({ shopper }: ApiProcess) => {
    const { body } = await shopper.call<{ data: { sku: string; price: number }[] }>(
      'GET',
      '/wines?per_page=48',
    );
    return body.data.find(({ sku }) => sku === 'W1')?.price;
  };

  it('loses no acknowledged order, repeats unanswered ones once, and continues jobs and notifications', {
    timeout: 240_000,
  }, async () => {
    const port = await shop.freePort();
    const api = await startProcess(shop, {
      port,
      env: { DATABASE_URL: line.url, DATABASE_READ_URL: servers.replica.url, LOG_LEVEL: 'silent' },
    });
    const memory: Memory = { placed: [], unheard: [] };
    let isOver = false;
    const shoppers = Array.from({ length: SHOPPERS }, () => buyUntil(api.shopper, memory, () => isOver));
    await vi.waitUntil(() => memory.placed.length >= ORDERS, { timeout: DONE_WITHIN_MS });

    // The primary continues for a while without replica. What it acknowledged now would be lost with it.
    await servers.disconnect();
    await vi.waitUntil(
      async () =>
        (await servers.primary.query(`select from pg_stat_activity where wait_event = 'SyncRep'`)).length > 0,
      { timeout: DONE_WITHIN_MS },
    );
    await servers.primary.kill();
    expect((await fetch(`${api.base}/healthz`)).status).toBe(200);
    // The work of a cluster manager: promote the replica, and lead the address to the new primary.
    await servers.replica.query('select pg_promote()');
    line.leadTo(servers.replica.url);

    const before = memory.placed.length;
    await vi.waitUntil(() => memory.placed.length >= before + ORDERS, { timeout: DONE_WITHIN_MS });
    isOver = true;
    await Promise.all(shoppers);
    await vi.waitFor(async () => expect((await fetch(`${api.base}/readyz`)).status).toBe(200));

    for (const { cart, key, order } of memory.placed) {
      const again = await api.shopper.placeOrder(cart, TRANSFER, key);
      expect(again).toMatchObject({ status: 201, body: { id: order.id } });
    }
    for (const { cart, key } of memory.unheard)
      expect((await api.shopper.placeOrder(cart, TRANSFER, key)).status).toBe(201);
    const [sums] = await servers.replica.query<{
      orders: number;
      carts: number;
      held: number;
      stock: number;
    }>(`
      select (select count(*)::int from orders) as orders,
        (select count(distinct cart_id)::int from orders) as carts,
        (select sum(qty)::int from order_stock where sku = 'W1') as held,
        (select stock from skus where sku = 'W1') as stock`);
    const wished = memory.placed.length + memory.unheard.length;
    expect(sums).toEqual({ orders: wished, carts: wished, held: wished, stock: STOCK - wished });

    // Jobs from before and after the failover end. Those that ran at the failure stay active until they expire.
    await vi.waitFor(
      async () => {
        const open = await servers.replica.query(
          `select state from jobs.job where name = 'send-order-mail' and state not in ('completed', 'active')`,
        );
        expect(open).toEqual([]);
      },
      { timeout: JOBS_WITHIN_MS, interval: 100 },
    );
    // Notifications reach the caches again.
    let price = 7_770;
    const raisePrice = async () => {
      price += 10;
      await servers.replica.query(`update skus set price = ${price} where sku = 'W1'`);
      return price;
    };
    expect(await showsBeforeExpiry(() => priceAt(api), raisePrice)).toBe(true);
  });
});
