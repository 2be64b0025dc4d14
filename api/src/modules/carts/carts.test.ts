import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { manyRuns } from '../../../test/many-runs.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W1: 12, W4: 28, G1: 8 }));

interface CartAnswer {
  data: {
    id: string;
    version: number;
    items: Record<string, unknown>[];
    total: number;
    total_without_discount: number;
  };
  related: { sku: string }[];
  code: string;
  errors: string[];
  fields: Record<string, string>;
}
const put = (cart: string, body: unknown) =>
  shop.call<CartAnswer>('PUT', `/shopping-cart?cart_id=${cart}`, body);
const newCart = () => shop.cartWith({});

describe('the cart', () => {
  it('is empty until the first write, and an id alone stores nothing', async () => {
    const cart = await newCart();
    const { status, body } = await shop.call<CartAnswer>('GET', `/shopping-cart?cart_id=${cart}`);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: cart,
      version: 0,
      items: [],
      total: 0,
      total_without_discount: 0,
      coupon: null,
    });
    const stored = await shop.db
      .selectFrom('carts')
      .select('id')
      .where('id', '=', cart.split('.')[0] ?? '')
      .execute();
    expect(stored).toEqual([]);
  });

  it('accepts absolute quantities in both forms, removes at 0, and returns related products', async () => {
    const cart = await newCart();
    await put(cart, { sku: 'W5', qty: 3 });
    const { body } = await put(cart, { cartId: cart, product: { sku: 'W5', quantity: 2 }, realQuantity: 2 });
    expect(body.data).toMatchObject({ total: 18_000, total_without_discount: 20_000 });
    expect(body.data.items).toMatchObject([
      {
        sku: 'W5',
        qty: 2,
        price: 9000,
        reference_price: 10_000,
        product_type: 'Wine',
        slug: 'wine-5',
        stock: 29,
      },
    ]);
    expect(body.related.length).toBeGreaterThan(0);
    expect(body.related.map(({ sku }) => sku)).not.toContain('W5');
    expect((await put(cart, { sku: 'W5', qty: 0 })).body.data.items).toEqual([]);
    expect((await put(cart, { sku: 'W5', qty: 0 })).status).toBe(200);
  });

  it('has a version that each change of a line raises, also one of the release before', async () => {
    const cart = await newCart();
    const versionOf = async (body: unknown) => (await put(cart, body)).body.data.version;
    expect(await versionOf({ sku: 'W5', qty: 3 })).toBe(1);
    expect(await versionOf({ sku: 'W1', qty: 1, before: 'W5' })).toBe(2);
    expect(await versionOf({ sku: 'W5', qty: 2 })).toBe(3);
    expect(await versionOf({ sku: 'W5', qty: 0 })).toBe(4);
    // Only the trigger counts what an API of the release before writes.
    const [key] = cart.split('.') as [string];
    await shop.db.updateTable('cart_items').set({ seen_price: 1 }).where('cart_id', '=', key).execute();
    await shop.db.deleteFrom('cart_items').where('cart_id', '=', key).execute();
    const { body } = await shop.call<CartAnswer>('GET', `/shopping-cart?cart_id=${cart}`);
    expect(body.data).toMatchObject({ version: 5, items: [] });
  });

  it('gives no discount for the reference price of a gourmet product', async () => {
    await shop.db.updateTable('skus').set({ reference_price: '6990' }).where('sku', '=', 'G1').execute();
    const { body } = await put(await newCart(), { sku: 'G1', qty: 1 });
    expect(body.data).toMatchObject({ total: 4990, total_without_discount: 4990 });
  });

  it('keeps a sold-out line and excludes it from totals and coupon', async () => {
    const cart = await shop.cartWith({ W1: 1, W5: 2 });
    await shop.setStock({ W1: 0 });
    const { body } = await shop.call<CartAnswer>('GET', `/shopping-cart?cart_id=${cart}`);
    expect(body.data.items).toMatchObject([{ sku: 'W1', stock: 0 }, { sku: 'W5' }]);
    expect(body.data).toMatchObject({ total: 18_000, total_without_discount: 20_000 });
    expect((await put(cart, { sku: 'W5', qty: 1 })).body.data).toMatchObject({ total: 9000 });
  });

  it('sells the last units to the shopper whose own unpaid card order reserves them', async () => {
    await shop.setStock({ W1: 1 });
    const cart = await shop.cartWith({ W1: 1 });
    const { body: before } = await shop.call<CartAnswer>('GET', `/shopping-cart?cart_id=${cart}`);
    const first = await shop.placeOrder(cart);
    const { body: after } = await shop.call<CartAnswer>('GET', `/shopping-cart?cart_id=${cart}`);
    expect(after.data).toEqual(before.data);
    expect((await put(cart, { sku: 'W1', qty: 1 })).body.data).toEqual({ ...before.data, version: 2 });
    expect((await put(await newCart(), { sku: 'W1', qty: 1 })).status).toBe(409);
    const again = await shop.placeOrder(cart);
    expect(again.status).toBe(201);
    expect(again.body.total).toBe(first.body.total);
  });

  it('tells a shopper who asks for too much the units that the own unpaid card order reserves', async () => {
    await shop.setStock({ W1: 3 });
    const cart = await shop.cartWith({ W1: 2 });
    await shop.placeOrder(cart);
    expect((await put(cart, { sku: 'W1', qty: 4 })).body).toMatchObject({
      errors: ['No hay suficiente stock de Vino Ñandú 1. Unidades disponibles: 3.'],
    });
  });

  it('derives a box’s stock from its bottles', async () => {
    const cart = await newCart();
    expect((await put(cart, { sku: 'B1', qty: 6 })).body.data.items).toMatchObject([{ sku: 'B1', stock: 6 }]);
    expect(await put(cart, { sku: 'B1', qty: 7 })).toMatchObject({
      status: 409,
      body: {
        code: 'OUT_OF_STOCK',
        errors: ['No hay suficiente stock de Caja Encuentro. Unidades disponibles: 6.'],
      },
    });
  });

  it('adds a line before the requested one, or at the end when that one is missing', async () => {
    const cart = await shop.cartWith({ W5: 1, W6: 1, W7: 1 });
    const bringBack = async (body: object) =>
      (await put(cart, body)).body.data.items.map(({ sku }) => sku as string);
    await put(cart, { sku: 'W6', qty: 0 });
    expect(await bringBack({ sku: 'W6', qty: 1, before: 'W7' })).toEqual(['W5', 'W6', 'W7']);
    await put(cart, { sku: 'W5', qty: 0 });
    expect(await bringBack({ sku: 'W5', qty: 1, before: 'W6' })).toEqual(['W5', 'W6', 'W7']);
    await put(cart, { sku: 'W5', qty: 0 });
    expect(await bringBack({ sku: 'W5', qty: 1, before: 'GONE' })).toEqual(['W6', 'W7', 'W5']);
    expect(await bringBack({ sku: 'W5', qty: 2, before: 'W6' })).toEqual(['W6', 'W7', 'W5']);
    const { body } = await shop.call<CartAnswer>('GET', `/shopping-cart?cart_id=${cart}`);
    expect(body.data.items.map(({ sku }) => sku)).toEqual(['W6', 'W7', 'W5']);
  });

  it('names the field of an unknown sku and of an invalid quantity', async () => {
    const cart = await newCart();
    expect(await put(cart, { sku: 'NADA', qty: 1 })).toMatchObject({
      status: 422,
      body: { code: 'UNKNOWN_SKU', fields: { sku: expect.any(String) } },
    });
    for (const qty of ['dos', -1, 1e9, 1.5, null, Number.NaN]) {
      const { status, body } = await put(cart, { sku: 'W1', qty });
      expect(status).toBe(422);
      expect(Object.keys(body.fields)).toEqual(['qty']);
    }
    expect((await put(cart, { sku: 'W1', qty: 13 })).status).toBe(409);
    expect(await shop.readItems(cart)).toEqual({});
  });

  it('answers a repeated removal of a withdrawn product like the first one', async () => {
    const cart = await shop.cartWith({ W8: 1 });
    const activate = (is_active: boolean) =>
      shop.db
        .updateTable('products')
        .set({ is_active })
        .where('id', 'in', (db) => db.selectFrom('skus').select('product_id').where('sku', '=', 'W8'))
        .execute();
    await activate(false);
    const remove = async () => (await put(cart, { sku: 'W8', qty: 0 })).status;
    expect([await remove(), await remove()]).toEqual([200, 200]);
    await activate(true);
  });

  it('refuses a quantity that raises its total above the limit', async () => {
    await shop.db
      .updateTable('skus')
      .set({ price: 900_000, stock: 9999 })
      .where('sku', 'in', ['W9', 'W11'])
      .execute();
    const cart = await shop.cartWith({ W9: 600 });
    const { status, body } = await put(cart, { sku: 'W11', qty: 600 });
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual(['qty']);
    expect(await shop.readItems(cart)).toEqual({ W9: 600 });
  });

  it('is not found under an id that the shop did not sign', async () => {
    const real = await newCart();
    const forged = `${real.slice(0, -1)}${real.endsWith('A') ? 'B' : 'A'}`;
    for (const id of [forged, 'x'.repeat(40), `${'a'.repeat(22)}.${'b'.repeat(43)}`]) {
      for (const answer of [
        await put(id, { sku: 'W1', qty: 1 }),
        await shop.call('GET', `/shopping-cart?cart_id=${id}`),
        await shop.placeOrder(id),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { code: 'CART_NOT_FOUND' } });
      }
    }
    expect(await shop.call('GET', '/shopping-cart')).toMatchObject({
      status: 422,
      body: { errors: ['cart_id: No cart id'] },
    });
  });

  it('loses no line when sixteen requests write simultaneously', async () => {
    const cart = await newCart();
    const skus = ['W1', 'W4', 'W5', 'G1', 'A1', 'W6', 'W7', 'W8'];
    const answers = await Promise.all([...skus, ...skus].map((sku) => put(cart, { sku, qty: 2 })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await shop.readItems(cart)).toEqual(Object.fromEntries(skus.map((sku) => [sku, 2])));
  });

  it('answers every invalid body with 4xx and stays unchanged', async () => {
    const cart = await shop.cartWith({ W1: 2 });
    const hostile = fc.oneof(
      fc.jsonValue(),
      fc.record({
        sku: fc.constantFrom('W1', '', '\u0000', "W1'; drop table carts; --"),
        qty: fc.jsonValue(),
      }),
      fc.record({ sku: fc.jsonValue(), qty: fc.integer() }),
      fc.record({ product: fc.record({ sku: fc.string(), quantity: fc.double() }) }),
    );
    const isSound = (body: unknown): boolean => {
      const { sku, qty, product } = (body ?? {}) as {
        sku?: unknown;
        qty?: unknown;
        product?: { quantity: unknown };
      };
      const wanted = product ? product.quantity : qty;
      return (
        (sku === 'W1' || product !== undefined) &&
        Number.isInteger(wanted) &&
        Number(wanted) >= 0 &&
        Number(wanted) <= 12
      );
    };
    await fc.assert(
      fc.asyncProperty(hostile, async (body) => {
        fc.pre(!isSound(body));
        const { status, body: answer } = await put(cart, body);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
        expect(answer.errors.length).toBeGreaterThan(0);
      }),
      { numRuns: manyRuns() },
    );
    expect(await shop.readItems(cart)).toEqual({ W1: 2 });
  });
});

describe('delivery', () => {
  it('has price and time by the commune’s region', async () => {
    const cart = await newCart();
    const ask = (commune_id: string, locale: string) =>
      shop.call(
        'POST',
        `/purchases/calculate-shipping?cart_id=${cart}`,
        { commune_id },
        { 'accept-language': locale },
      );
    expect((await ask('13120', 'es')).body).toEqual({
      data: {
        price_delivery: 3990,
        regular_price: 3990,
        free_from: null,
        time_delivery: '1 a 2 días hábiles',
        min_days: 1,
        max_days: 2,
        promise: null,
      },
    });
    expect((await ask('13120', 'en')).body).toMatchObject({ data: { time_delivery: '1 to 2 working days' } });
    expect(await ask('15101', 'es')).toMatchObject({
      status: 422,
      body: { code: 'COMMUNE_NOT_SERVED', fields: { commune_id: expect.any(String) } },
    });
    expect((await ask('Ñuñoa', 'es')).status).toBe(422);
  });
});
