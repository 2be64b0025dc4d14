import type { CartChange } from 'shared-contracts/api/shopping-cart.schema';
import type { CouponWithOffers } from 'shared-contracts/domain/better-of-line';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf, PASSWORD } from '../../../test/customers.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { upsertSetting } from '../settings/settings.repository.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
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
const priceOf = (sku: string) =>
  shop.db.selectFrom('skus').select('price').where('sku', '=', sku).executeTakeFirstOrThrow();
const setPrice = (sku: string, price: number) =>
  shop.db.updateTable('skus').set({ price }).where('sku', '=', sku).execute();
const setCouponsWithOffers = (coupon_with_offers: CouponWithOffers) =>
  shop.db.transaction().execute((trx) => upsertSetting(trx, 'discounts', { coupon_with_offers }));
const setSold = (sku: string, is_active: boolean) =>
  shop.db
    .updateTable('products')
    .set({ is_active })
    .where('id', '=', (eb) => eb.selectFrom('skus').select('product_id').where('sku', '=', sku))
    .execute();

describe('a change that the shopper did not make', () => {
  it('reports a changed price until the shopper has seen it, and again after the next change', async () => {
    const cart = await shop.cartWith({ W6: 2 });
    expect(await changesOf(cart)).toBeUndefined();
    const { price: before } = await priceOf('W6');
    await setPrice('W6', before + 500);
    const told = await changesOf(cart);
    expect(told).toEqual([{ kind: 'price', sku: 'W6', name: expect.any(String), before, now: before + 500 }]);
    // A new quantity does not count as having seen the new price.
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 3 });
    expect(await changesOf(cart)).toEqual(told);
    await setPrice('W6', before + 900);
    expect(await acknowledge(cart, told)).toMatchObject([{ before: before + 500, now: before + 900 }]);
    expect(await acknowledge(cart, await changesOf(cart))).toBeUndefined();
    await setPrice('W6', before);
  });

  it('reports a withdrawn product by name', async () => {
    const cart = await shop.cartWith({ W7: 1, W8: 1 });
    await setSold('W7', false);
    const told = await changesOf(cart);
    expect(told).toMatchObject([{ kind: 'withdrawn', sku: 'W7', name: expect.stringMatching(/\S+ \S+/) }]);
    expect(await acknowledge(cart, told)).toBeUndefined();
    await setSold('W7', true);
    expect(await shop.readItems(cart)).toEqual({ W8: 1 });
  });

  it('keeps a product that is on sale again before the shopper has seen its withdrawal', async () => {
    const cart = await shop.cartWith({ W7: 1 });
    await setSold('W7', false);
    const told = await changesOf(cart);
    await setSold('W7', true);
    await acknowledge(cart, told);
    expect(await shop.readItems(cart)).toEqual({ W7: 1 });
  });

  it('reports once a coupon that a discounted product removed', async () => {
    const code = `DROP${Date.now()}`;
    await shop.db.insertInto('coupons').values({ code, amount: 1000 }).execute();
    const cart = await shop.cartWith({ W6: 1 });
    await shop.call('POST', `/discount-codes/redeem?cart_id=${cart}`, { code });
    expect(await changesOf(cart)).toBeUndefined();
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty: 1 });
    const told = await changesOf(cart);
    const why = 'COUPON_NOT_COMBINABLE';
    expect(told).toEqual([{ kind: 'coupon', code, reason: why, cause: why }]);
    expect(await acknowledge(cart, told)).toBeUndefined();
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty: 0 });
    expect(await changesOf(cart)).toBeUndefined();
    // It applied again, so its next drop is news.
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty: 1 });
    expect(await changesOf(cart)).toEqual(told);
  });

  it.each([
    ['COUPON_NOT_YET', { starts_at: new Date('2999-01-01') }],
    ['COUPON_ENDED', { expires_at: new Date('2020-01-01') }],
    ['COUPON_ONLY_FOR', { product_types: ['Box'] }],
    ['COUPON_NOT_BETTER', {}],
  ])('says why a coupon dropped, also to a browser without a text for it: %s', async (cause, conditions) => {
    const code = `WHY${Date.now()}`;
    await shop.db.insertInto('coupons').values({ code, amount: 100 }).execute();
    const cart = await shop.cartWith({ W6: 1 });
    await shop.call('POST', `/discount-codes/redeem?cart_id=${cart}`, { code });
    if (cause === 'COUPON_NOT_BETTER') {
      await setCouponsWithOffers('better_of_line');
      // W5 costs 9,000 instead of 10,000.
      await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty: 1 });
      await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 0 });
    } else await shop.db.updateTable('coupons').set(conditions).where('code', '=', code).execute();
    expect(await changesOf(cart)).toEqual([{ kind: 'coupon', code, reason: 'COUPON_INVALID', cause }]);
    await setCouponsWithOffers('refuse');
  });

  it('places the order at once when the shopper has seen that its coupon was dropped', async () => {
    const code = `SEEN${Date.now()}`;
    await shop.db.insertInto('coupons').values({ code, amount: 1000 }).execute();
    const cartWithDroppedCoupon = async () => {
      const cart = await shop.cartWith({ W6: 1 });
      await shop.call('POST', `/discount-codes/redeem?cart_id=${cart}`, { code });
      await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty: 1 });
      return cart;
    };
    const unseen = await cartWithDroppedCoupon();
    expect(await shop.placeOrder(unseen)).toMatchObject({
      status: 409,
      body: { code: 'COUPON_NOT_COMBINABLE' },
    });
    const seen = await cartWithDroppedCoupon();
    await acknowledge(seen, await changesOf(seen));
    expect((await shop.placeOrder(seen)).status).toBe(201);
  });
});

describe('a line of a guest that does not fit into the cart of the account', () => {
  type Read = { data: { id: string; items: { sku: string }[]; changes?: CartChange[] } };

  /** A customer with 99 lines in the account's cart. */
  const customerWithFullCart = async () => {
    const { join } = customersOf(shop);
    const ana = await join();
    const id = (await ana.call<{ id: string }>('GET', '/shopping-cart/id')).body.id;
    const key = id.split('.')[0] ?? '';
    await shop.db
      .insertInto('cart_items')
      .values(Array.from({ length: 99 }, (_, at) => ({ cart_id: key, sku: `OLD-${at}`, qty: 1 })))
      .execute();
    const notJoined = async () => {
      const { body } = await ana.call<Read>('GET', `/shopping-cart?cart_id=${id}`);
      return (body.data.changes ?? []).filter(({ kind }) => kind === 'not_joined');
    };
    return { ana, id, key, notJoined };
  };

  it('is reported by name after the sign-in, until the shopper has seen it', async () => {
    const { ana, id, notJoined } = await customerWithFullCart();
    expect(await notJoined()).toEqual([]);
    const cart_id = await shop.cartWith({ W4: 1, W5: 1, W6: 1 });
    await shop.call('POST', '/login', { email: ana.email, password: PASSWORD, cart_id });
    const told = await notJoined();
    expect(told).toEqual([
      { kind: 'not_joined', sku: 'W5', name: expect.stringMatching(/\S+ \S+/) },
      { kind: 'not_joined', sku: 'W6', name: expect.stringMatching(/\S+ \S+/) },
    ]);
    await ana.call('PUT', `/shopping-cart/seen?cart_id=${id}`, { changes: told.slice(0, 1) });
    expect(await notJoined()).toEqual(told.slice(1));
    await ana.call('PUT', `/shopping-cart/seen?cart_id=${id}`, { changes: told.slice(1) });
    expect(await notJoined()).toEqual([]);
  });

  it('is reported when the account keeps fewer units than the guest wanted', async () => {
    const { ana, key, notJoined } = await customerWithFullCart();
    const cart_id = await shop.cartWith({ W4: 2 });
    await shop.db.insertInto('cart_items').values({ cart_id: key, sku: 'W4', qty: 1 }).execute();
    // Fill the account's cart so far that less than the price of one bottle is left below the largest total.
    const [{ price }, bottle] = await Promise.all([priceOf('W6'), priceOf('W4')]);
    await setPrice('W6', Math.floor((1_000_000_000 - bottle.price) / 9_999));
    await shop.db.insertInto('cart_items').values({ cart_id: key, sku: 'W6', qty: 9_999 }).execute();
    await shop.call('POST', '/login', { email: ana.email, password: PASSWORD, cart_id });
    expect(await notJoined()).toMatchObject([{ kind: 'not_joined', sku: 'W4' }]);
    await setPrice('W6', price);
  });
});
