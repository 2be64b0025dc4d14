import { afterAll, beforeAll, expect, it } from 'vitest';
import { showsBeforeExpiry } from '../../test/before-expiry.ts';
import { startProcess } from '../../test/process.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { changePrice } from '../modules/catalogue/change-price.service.ts';

const UNITS = 100;
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
  await shop.setStock({ W1: UNITS });
  let units = UNITS;
  const sell = async () => {
    const cart = await seller.shopper.cartWith({ W1: 1 });
    expect((await seller.shopper.placeOrder(cart, TRANSFER)).status).toBe(201);
    units -= 1;
    return units;
  };
  expect(await showsBeforeExpiry(async () => (await wine()).stock, sell)).toBe(true);

  let { price } = await wine();
  const raisePrice = async () => {
    price += 500;
    await changePrice(shop.db, { sku: 'W1', price, reason: 'test', dryRun: false });
    return price;
  };
  expect(await showsBeforeExpiry(async () => (await wine()).price, raisePrice)).toBe(true);
});
