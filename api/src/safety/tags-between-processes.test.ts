import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { changePrice } from '../modules/catalogue/change-price.service.ts';

/** Answers may be cached for 5 s. A test that waits for less sees the notification. */
const BEFORE_EXPIRY = { timeout: 3_000, interval: 20 };
const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

it('shows in one process what another one sold or changed, before the cached answer expires', async () => {
  const [seller, reader] = await Promise.all(
    [await shop.freePort(), await shop.freePort()].map((port) => startProcess(shop, { port })),
  );
  if (!seller || !reader) throw new Error('no processes');
  const wine = async (): Promise<{ stock: number; price: number }> =>
    (await reader.shopper.call<{ data: { stock: number; price: number } }>('GET', '/wines/wine-1')).body.data;
  await shop.setStock({ W1: 2 });
  await vi.waitFor(async () => expect((await wine()).stock).toBe(2), BEFORE_EXPIRY);

  const cart = await seller.shopper.cartWith({ W1: 2 });
  expect((await seller.shopper.placeOrder(cart, TRANSFER)).status).toBe(201);
  await vi.waitFor(async () => expect((await wine()).stock).toBe(0), BEFORE_EXPIRY);

  const { price } = await wine();
  await changePrice(shop.db, { sku: 'W1', price: price + 500, reason: 'test', dryRun: false });
  await vi.waitFor(async () => expect((await wine()).price).toBe(price + 500), BEFORE_EXPIRY);
});
