import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiProcess, startProcess, stopProcess } from '../../test/process.ts';
import { openShop, type Placed, type Shop } from '../../test/shopper.ts';

/**
 * Number of kills. Few in `pnpm test`, because each needs another start of the API, and `crash-orders.test.ts`
 * already stops at every statement.
 */
const KILLS = process.env.TEST_FULL === '1' ? 20 : 2;
const SHOPPERS = 5;
const STOCK = 50_000;
/** Promise of docs/architecture/promises.md. The API itself needs one second of processor time for its start. */
const UP_WITHIN_MS = 20_000;
const FIRST_ORDER_MS = 10_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W1: STOCK, W4: STOCK });
});
afterAll(() => shop.close());

/** Requests of a shopper: those with a response, and those whose response was lost. */
interface Memory {
  placed: { cart: string; key: string; order: Placed }[];
  unheard: { cart: string; key: string }[];
  /** Quantity per cart that the server acknowledged. */
  carts: Map<string, number>;
}

/** Fills carts and places orders until `isOver`. While the server is down, tries again after a pause. */
const shopUntil = async (at: ApiProcess['shopper'], memory: Memory, isOver: () => boolean): Promise<void> => {
  while (!isOver()) {
    try {
      const { body } = await at.call<{ id: string }>('GET', '/shopping-cart/id');
      const qty = randomInt(1, 4);
      const put = await at.call('PUT', `/shopping-cart?cart_id=${body.id}`, {
        sku: randomInt(2) === 0 ? 'B1' : 'W1',
        qty,
      });
      if (put.status !== 200) continue;
      memory.carts.set(body.id, qty);
      const wish = { cart: body.id, key: randomUUID() };
      memory.unheard.push(wish);
      const { status, body: order } = await at.placeOrder(wish.cart, {}, wish.key);
      memory.unheard.splice(memory.unheard.indexOf(wish), 1);
      if (status === 201) memory.placed.push({ ...wish, order });
    } catch {
      await wait(20);
    }
  }
};

/**
 * Starts the API while killed processes hold the commits of all open payments for another day. An API that
 * waited for such leases would not become ready.
 */
const startDespiteLeases = async (port: number, { placed }: Memory): Promise<ApiProcess> => {
  const { rows } = await shop.rawQuery(`
    update payments set commit_started_at = now() + interval '1 day'
    where settled_at is null returning order_id`);
  expect(rows.length).toBeGreaterThanOrEqual(placed.length);
  const started = await startProcess(shop, { port, env: { LOG_LEVEL: 'error' } });
  expect(started.readyMs).toBeLessThan(UP_WITHIN_MS);
  return started;
};

it(`loses nothing acknowledged and leaves no half order when it is killed ${KILLS} times under load`, {
  timeout: 240_000,
}, async () => {
  const port = await shop.freePort();
  const memory: Memory = { placed: [], unheard: [], carts: new Map() };
  let isOver = false;
  const at = shop.at(`http://127.0.0.1:${port}`);
  const shoppers = Array.from({ length: SHOPPERS }, () => shopUntil(at, memory, () => isOver));
  for (let kill = 0; kill < KILLS; kill += 1) {
    const { child } = await startDespiteLeases(port, memory);
    // Kill the process at a random moment after its first order.
    const before = memory.placed.length;
    for (const until = Date.now() + FIRST_ORDER_MS; memory.placed.length === before && Date.now() < until; )
      await wait(10);
    await wait(randomInt(0, 150));
    await stopProcess(child, 'SIGKILL');
  }
  const last = await startDespiteLeases(port, memory);
  isOver = true;
  await Promise.all(shoppers);
  expect(memory.placed.length).toBeGreaterThanOrEqual(KILLS);

  // Each acknowledged order still exists, unchanged, for its idempotency key.
  for (const { cart, key, order } of memory.placed) {
    const again = await at.placeOrder(cart, {}, key);
    expect(again).toMatchObject({ status: 201, body: { id: order.id, payment: order.payment } });
  }
  // A repeated request whose response was lost returns an order. The sums below show that there is only one.
  for (const { cart, key } of memory.unheard) expect((await at.placeOrder(cart, {}, key)).status).toBe(201);
  for (const [cart, qty] of memory.carts) expect(Object.values(await shop.readItems(cart))).toEqual([qty]);
  await stopProcess(last.child);

  const { rows } = await shop.rawQuery(`
    select
      (select count(*)::int from orders) as orders,
      (select count(distinct cart_id)::int from orders) as carts,
      (select count(*)::int from orders o where not exists (select from order_lines l where l.order_id = o.id)
        or not exists (select from order_stock s where s.order_id = o.id)
        or not exists (select from payments p where p.order_id = o.id and p.token is not null)
        or subtotal <> (select sum(l.price * l.qty) from order_lines l where l.order_id = o.id)) as half,
      (select count(*)::int from orders o where not exists (
        select from jobs.job j
        where j.name = 'send-order-mail' and j.data ->> 'order_id' = o.id)) as without_mail,
      (select sum(qty)::int from order_stock where sku = 'W1') as held`);
  const [sums] = rows as {
    orders: number;
    carts: number;
    half: number;
    without_mail: number;
    held: number;
  }[];
  const wished = memory.placed.length + memory.unheard.length;
  expect(sums).toMatchObject({ orders: wished, carts: wished, half: 0, without_mail: 0 });
  expect(await shop.stockOf('W1')).toBe(STOCK - (sums?.held ?? 0));
});
