import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';

// Before the pool connects, because each of its connections keeps the function.
const statements = vi.spyOn(pg.Client.prototype, 'query');
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.setStock({ W1: 1000, W4: 1000 });
});
afterAll(async () => {
  await shop.close();
  statements.mockRestore();
});

const countOf = async <T>(work: () => Promise<T>): Promise<[number, T]> => {
  statements.mockClear();
  const result = await work();
  return [statements.mock.calls.length, result];
};

it('a card order of a guest needs this many statements from the press to its mail', async () => {
  // The first order also opens connections.
  await shop.placeOrder(await shop.cartWith({ W1: 1 }));
  const cart = await shop.cartWith({ W1: 1, W4: 2 });
  const [placed, { body: order }] = await countOf(() => shop.placeOrder(cart));
  const [paid] = await countOf(async () => shop.pay(order));
  const [mailed] = await countOf(() =>
    shop.app.jobs.run('send-order-mail', { order_id: order.id, kind: 'payment-approved' }),
  );
  expect({ placed, paid, mailed }).toEqual({ placed: 21, paid: 9, mailed: 5 });
});
