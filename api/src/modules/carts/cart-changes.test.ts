import type { CartChange } from 'shared-contracts/api/shopping-cart.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Answer = { data: { items: { sku: string }[]; changes?: CartChange[] } };
const changesOf = async (cart: string) =>
  (await shop.call<Answer>('GET', `/shopping-cart?cart_id=${cart}`)).body.data.changes;
const acknowledge = async (cart: string, changes: CartChange[] = []) => {
  const { status, body } = await shop.call<Answer>('PUT', `/shopping-cart/seen?cart_id=${cart}`, { changes });
  expect(status).toBe(200);
  return body.data.changes;
};
const setPrice = (sku: string, price: number) =>
  shop.db.updateTable('skus').set({ price }).where('sku', '=', sku).execute();
const setSold = (sku: string, is_active: boolean) =>
  shop.db
    .updateTable('products')
    .set({ is_active })
    .where('id', '=', (eb) => eb.selectFrom('skus').select('product_id').where('sku', '=', sku))
    .execute();

describe('a change that the shopper did not make', () => {
  it('is told of a price until the shopper has seen it, and again when it changes again', async () => {
    const cart = await shop.cartWith({ W6: 2 });
    expect(await changesOf(cart)).toBeUndefined();
    const { price: before } = await shop.db
      .selectFrom('skus')
      .select('price')
      .where('sku', '=', 'W6')
      .executeTakeFirstOrThrow();
    await setPrice('W6', before + 500);
    const told = await changesOf(cart);
    expect(told).toEqual([{ kind: 'price', sku: 'W6', name: expect.any(String), before, now: before + 500 }]);
    // A line that is changed keeps what the shopper has not seen.
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 3 });
    expect(await changesOf(cart)).toEqual(told);
    await setPrice('W6', before + 900);
    expect(await acknowledge(cart, told)).toMatchObject([{ before: before + 500, now: before + 900 }]);
    expect(await acknowledge(cart, await changesOf(cart))).toBeUndefined();
    await setPrice('W6', before);
  });

  it('is told of a product that was withdrawn, by its name', async () => {
    const cart = await shop.cartWith({ W7: 1, W8: 1 });
    await setSold('W7', false);
    const told = await changesOf(cart);
    expect(told).toMatchObject([{ kind: 'withdrawn', sku: 'W7', name: expect.stringMatching(/\S+ \S+/) }]);
    expect(await acknowledge(cart, told)).toBeUndefined();
    await setSold('W7', true);
    expect(await shop.readItems(cart)).toEqual({ W8: 1 });
  });

  it('keeps a product that is sold again before the shopper has seen that it was not', async () => {
    const cart = await shop.cartWith({ W7: 1 });
    await setSold('W7', false);
    const told = await changesOf(cart);
    await setSold('W7', true);
    await acknowledge(cart, told);
    expect(await shop.readItems(cart)).toEqual({ W7: 1 });
  });

  it('is told of a coupon that a discounted product pushed out, once', async () => {
    const code = `DROP${Date.now()}`;
    await shop.db.insertInto('coupons').values({ code, amount: 1000 }).execute();
    const cart = await shop.cartWith({ W6: 1 });
    await shop.call('POST', `/discount-codes/redeem?cart_id=${cart}`, { code });
    expect(await changesOf(cart)).toBeUndefined();
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty: 1 });
    const told = await changesOf(cart);
    expect(told).toEqual([{ kind: 'coupon', code, reason: 'COUPON_NOT_COMBINABLE' }]);
    expect(await acknowledge(cart, told)).toBeUndefined();
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty: 0 });
    expect(await changesOf(cart)).toBeUndefined();
  });
});
