import { randomUUID } from 'node:crypto';
import type { CartCase } from 'shared-contracts/api/shopping-cart.schema';
import type { SettingValue } from 'shared-contracts/office/settings-values.schema';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customersOf, PASSWORD } from '../../../test/customers.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { upsertSetting } from '../settings/settings.repository.ts';

let shop: Shop;
const RULE: SettingValue<'cases'> = {
  is_active: true,
  percent_6: 5,
  percent_12: 10,
  product_types: ['Wine'],
  min_different: 2,
  starts_on: null,
  ends_on: null,
};
const setRule = (changes: Partial<typeof RULE> = {}) =>
  shop.db.transaction().execute((trx) => upsertSetting(trx, 'cases', { ...RULE, ...changes }));

beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.setStock({ W1: 12, W4: 28, W6: 100, W7: 100, W9: 100 });
  await setRule();
});

interface Body {
  data: {
    version: number;
    items: { sku: string; qty: number; available?: number }[];
    cases?: CartCase[];
    total: number;
    total_without_discount: number;
  };
  code: string;
  fields?: Record<string, string>;
}
const SIX = { W6: 4, W7: 2 };
const bottles = (counts: Record<string, number>) =>
  Object.entries(counts).map(([sku, count]) => ({ sku, count }));
const put = (cart: string, counts: Record<string, number>, { id = randomUUID(), qty = 1, size = 6 } = {}) =>
  shop.call<Body>('PUT', `/shopping-cart/cases/${id}?cart_id=${cart}`, {
    size,
    qty,
    bottles: bottles(counts),
  });
const read = async (cart: string) =>
  (await shop.call<Body>('GET', `/shopping-cart?cart_id=${cart}`)).body.data;

describe('a case in the cart', () => {
  it('has the saving of its size, and its totals count all cases', async () => {
    const cart = await shop.cartWith({ W9: 1 });
    const { body } = await put(cart, SIX, { qty: 2 });
    // W6 costs 10,000 and W7 11,000: 9,500 and 10,450 in a case.
    expect(body.data.cases).toMatchObject([{ size: 6, qty: 2, price: 4 * 9500 + 2 * 10_450, saving: 3100 }]);
    expect(body.data.cases?.[0]?.bottles).toMatchObject([
      { sku: 'W6', count: 4, qty: 8, price: 9500, reference_price: 10_000 },
      { sku: 'W7', count: 2, qty: 4, price: 10_450 },
    ]);
    expect(body.data.items).toMatchObject([{ sku: 'W9', qty: 1 }]);
    expect(body.data).toMatchObject({
      total: 2 * 58_900 + 13_000,
      total_without_discount: 2 * 62_000 + 13_000,
    });
  });

  it('is one case when the request is sent twice, and raises the version', async () => {
    const cart = await shop.cartWith({});
    const id = randomUUID();
    const first = await put(cart, SIX, { id });
    const second = await put(cart, { W6: 3, W7: 3 }, { id });
    expect(second.body.data.cases).toHaveLength(1);
    expect(second.body.data.cases?.[0]?.bottles).toMatchObject([{ count: 3 }, { count: 3 }]);
    expect(second.body.data.version).toBeGreaterThan(first.body.data.version);
    const { body } = await shop.call<Body>('DELETE', `/shopping-cart/cases/${id}?cart_id=${cart}`);
    expect(body.data.cases).toBeUndefined();
  });

  it.each([
    ['CASE_INCOMPLETE', { W6: 3, W7: 2 }, 'bottles', /^Botellas que faltan en la caja: 1\./],
    ['CASE_TOO_FULL', { W6: 3, W7: 4 }, 'bottles', /^Botellas de más en la caja: 1\./],
    ['CASE_VARIETY', { W6: 6 }, 'bottles', /al menos 2 vinos distintos/],
    ['CASE_TYPE', { W6: 5, A1: 1 }, 'bottles.1.sku', /no puede ir en una caja/],
    ['UNKNOWN_SKU', { W6: 5, X9: 1 }, 'bottles.1.sku', /X9/],
    ['OUT_OF_STOCK', { W6: 5, W2: 1 }, 'bottles', /disponibles: 0\./],
  ])('is refused with %s, names its field and changes nothing', async (code, counts, field, message) => {
    const cart = await shop.cartWith({ W9: 1 });
    const { body } = await put(cart, counts);
    expect(body).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect((await read(cart)).cases).toBeUndefined();
  });

  it('is refused when the cart would cost more than an order may', async () => {
    const cart = await shop.cartWith({});
    await shop.setStock({ W6: 2000, W7: 2000 });
    const setPrice = (price: number) =>
      shop.db.updateTable('skus').set({ price }).where('sku', '=', 'W6').execute();
    await setPrice(1_000_000);
    const { status, body } = await shop.call<Body>(
      'PUT',
      `/shopping-cart/cases/${randomUUID()}?cart_id=${cart}`,
      { size: 12, qty: 99, bottles: bottles({ W6: 11, W7: 1 }) },
    );
    await setPrice(10_000);
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.keys(body.fields ?? {})).toEqual(['qty']);
  });

  it('is refused when it names a product twice', async () => {
    const cart = await shop.cartWith({});
    const twice = [...bottles({ W6: 3 }), ...bottles({ W6: 3 })];
    const { status, body } = await shop.call<Body>(
      'PUT',
      `/shopping-cart/cases/${randomUUID()}?cart_id=${cart}`,
      { size: 6, qty: 1, bottles: twice },
    );
    expect([status, body.code]).toEqual([422, 'VALIDATION_FAILED']);
    expect(Object.keys(body.fields ?? {})).toEqual(['bottles']);
  });

  it('is refused while cases are off, and a case in the cart then has no saving', async () => {
    const cart = await shop.cartWith({});
    await put(cart, SIX);
    await setRule({ is_active: false });
    expect((await put(cart, SIX)).body.code).toBe('CASE_CLOSED');
    expect(await read(cart)).toMatchObject({ total: 62_000, cases: [{ saving: 0, price: 62_000 }] });
    const { body } = await shop.call<{ data: { rule: null } }>('GET', '/cases');
    expect(body.data).toEqual({ rule: null, ready: [] });
  });

  it('refuses a coupon, because the order has a discount', async () => {
    await shop.db
      .insertInto('coupons')
      .values({ code: 'CAJA', amount: 1000 })
      .onConflict((on) => on.doNothing())
      .execute();
    const cart = await shop.cartWith({});
    await put(cart, SIX);
    const { body } = await shop.call<Body>('POST', `/discount-codes/redeem?cart_id=${cart}`, {
      code: 'CAJA',
    });
    expect(body.code).toBe('COUPON_NOT_COMBINABLE');
  });

  // The test must notice this fault in api/src/modules/carts/cart-changes.repository.ts
  // - select b.sku, k.added_at from cart_cases k
  // + select b.sku, k.added_at from cart_cases k join carts none on false
  it('is named after the sign-in when it did not fit into the cart of the account', async () => {
    const ana = await customersOf(shop).join();
    const { id } = (await ana.call<{ id: string }>('GET', '/shopping-cart/id')).body;
    const full = Array.from({ length: 20 }, () => ({ cart_id: id.split('.')[0] ?? '', id: randomUUID() }));
    await shop.db
      .insertInto('cart_cases')
      .values(full.map((one) => ({ ...one, size: 6, qty: 1 })))
      .execute();
    const guest = await shop.cartWith({});
    await put(guest, SIX);
    await shop.call('POST', '/login', { email: ana.email, password: PASSWORD, cart_id: guest });
    const { body } = await ana.call<{ data: { changes?: object[] } }>('GET', `/shopping-cart?cart_id=${id}`);
    expect(body.data.changes).toMatchObject([
      { kind: 'not_joined', sku: 'W6' },
      { kind: 'not_joined', sku: 'W7' },
    ]);
  });

  it('keeps its bottles out of the products that the cart recommends', async () => {
    const cart = await shop.cartWith({});
    const recommended = async () => {
      const { body } = await shop.call<{ related: { sku: string }[] }>(
        'PUT',
        `/shopping-cart?cart_id=${cart}`,
        { sku: 'W9', qty: 1 },
      );
      return body.related.map(({ sku }) => sku);
    };
    const [first = '', second = ''] = await recommended();
    await shop.setStock({ [first]: 100, [second]: 100 });
    expect((await put(cart, { [first]: 3, [second]: 3 })).status).toBe(200);
    const others = await recommended();
    expect(others).not.toContain(first);
    expect(others).not.toContain(second);
  });

  it('joins the cart of the account at sign-in, beside the case that it has', async () => {
    const ana = await customersOf(shop).join();
    const { body: own } = await ana.call<{ id: string }>('GET', '/shopping-cart/id');
    await ana.call('PUT', `/shopping-cart/cases/${randomUUID()}?cart_id=${own.id}`, {
      size: 6,
      qty: 1,
      bottles: bottles(SIX),
    });
    const cart = await shop.cartWith({});
    await put(cart, SIX, { qty: 2 });
    const { body } = await ana.call<Body>('GET', `/shopping-cart?cart_id=${cart}`);
    expect(body.data.cases?.map(({ qty }) => qty)).toEqual([1, 2]);
    expect(body.data.total).toBe(3 * 58_900);
  });
});

describe('a bottle that sold out', () => {
  it('is named in the cart with the nearest one in stock, and an exchange is one request', async () => {
    const cart = await shop.cartWith({});
    const id = randomUUID();
    await put(cart, SIX, { id });
    await shop.setStock({ W7: 1 });
    const [held] = (await read(cart)).cases ?? [];
    const short = held?.bottles.find(({ sku }) => sku === 'W7');
    expect(short).toMatchObject({ available: 1, exchange: { sku: expect.stringMatching(/^W/) } });
    const swap = short?.exchange?.sku ?? '';
    const { status, body } = await put(cart, { W6: 4, [swap]: 2 }, { id });
    expect(status).toBe(200);
    expect(body.data.cases?.[0]?.bottles.every(({ available }) => available === undefined)).toBe(true);
  });

  // The nearest product is W1. The box has 2 of it.
  it.each([
    ['line', { W1: 2 }],
    ['box', { B1: 1 }],
  ])('is not exchanged for the last units that a %s of the cart takes', async (_, items) => {
    const exchangeIn = async (cart: string, id = randomUUID()) => {
      await shop.setStock({ W7: 100 });
      await put(cart, SIX, { id });
      await shop.setStock({ W7: 1 });
      const [held] = (await read(cart)).cases ?? [];
      return held?.bottles.find(({ sku }) => sku === 'W7')?.exchange?.sku ?? '';
    };
    await shop.setStock({ W1: 2 });
    expect(await exchangeIn(await shop.cartWith({}))).toBe('W1');
    const cart = await shop.cartWith(items);
    const id = randomUUID();
    const other = await exchangeIn(cart, id);
    expect(other).not.toBe('W1');
    expect((await put(cart, { W6: 4, [other]: 2 }, { id })).status).toBe(200);
  });

  it('is exchanged for units that the unpaid card order of the same cart holds', async () => {
    await shop.setStock({ W1: 5 });
    const cart = await shop.cartWith({ W1: 2 });
    await shop.placeOrder(cart);
    await put(cart, SIX);
    await shop.setStock({ W7: 1 });
    const [held] = (await read(cart)).cases ?? [];
    // Five in all, of which the line takes two.
    expect(held?.bottles.find(({ sku }) => sku === 'W7')?.exchange?.sku).toBe('W1');
  });

  it('can be exchanged while another bottle of the case is sold out too', async () => {
    const cart = await shop.cartWith({});
    const id = randomUUID();
    await put(cart, { W6: 2, W7: 2, W9: 2 }, { id });
    await shop.setStock({ W6: 0, W7: 0 });
    expect((await put(cart, { W4: 2, W7: 2, W9: 2 }, { id })).status).toBe(200);
  });

  it('takes its case out of the totals, as a sold-out line', async () => {
    const cart = await shop.cartWith({ W9: 1 });
    await put(cart, SIX);
    await shop.setStock({ W7: 0 });
    expect((await read(cart)).total).toBe(13_000);
  });

  it('is told at the line when a box and a bottle share its stock', async () => {
    await shop.setStock({ W1: 5, W4: 28 });
    const cart = await shop.cartWith({ W1: 4, B1: 2 });
    const { items } = await read(cart);
    expect(items).toMatchObject([
      { sku: 'W1', qty: 4 },
      { sku: 'B1', qty: 2, available: 0 },
    ]);
    expect(items[0]?.available).toBeUndefined();
  });
});

describe('an order with a case', () => {
  const linesOf = (id: string) =>
    shop.db.selectFrom('order_lines').selectAll().where('order_id', '=', id).orderBy('position').execute();

  it('has a line per bottle with its case, takes the bottles, and adds up', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    await put(cart, SIX, { qty: 2 });
    const { total } = await read(cart);
    const { status, body } = await shop.placeOrder(cart, {
      delivery: { method: 'pickup' },
      expected_total: total,
    });
    expect(status).toBe(201);
    const lines = await linesOf(body.id);
    expect(lines.map(({ sku, qty, price, case_size }) => [sku, qty, price, case_size])).toEqual([
      ['W6', 1, 10_000, null],
      ['W6', 8, 9500, 6],
      ['W7', 4, 10_450, 6],
    ]);
    expect(lines.reduce((sum, { price, qty }) => sum + price * qty, 0)).toBe(body.total);
    expect([await shop.stockOf('W6'), await shop.stockOf('W7')]).toEqual([91, 96]);
  });

  it('leaves later cases and bottles in the cart when it is paid', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    const id = randomUUID();
    await put(cart, SIX, { id });
    const { body } = await shop.placeOrder(cart);
    await put(cart, SIX, { id, qty: 3 });
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 2 });
    await shop.pay(body);
    const left = await read(cart);
    expect(left.cases).toMatchObject([{ qty: 2 }]);
    expect(left.items).toMatchObject([{ sku: 'W6', qty: 1 }]);
  });

  // The test must notice this fault in api/src/modules/profile/own-orders.service.ts
  // - const qty = lines.reduce((sum, line) => sum + line.qty, 0);
  // + const qty = lines[0]?.qty ?? 0;
  it('is bought again as single bottles at their price without a case, one line for each product', async () => {
    const customer = await customersOf(shop).join();
    const { body: cart } = await customer.call<{ id: string }>('GET', '/shopping-cart/id');
    await customer.call('PUT', `/shopping-cart?cart_id=${cart.id}`, { sku: 'W6', qty: 1 });
    await customer.call('PUT', `/shopping-cart/cases/${randomUUID()}?cart_id=${cart.id}`, {
      size: 6,
      qty: 1,
      bottles: bottles(SIX),
    });
    const authorization = `Bearer ${customer.tokens.access_token}`;
    const { body } = await shop.placeOrder(cart.id, {}, randomUUID(), { authorization });
    const { data } = (await customer.call<{ data: object[] }>('GET', `/profile/purchases/${body.id}/again`))
      .body;
    expect(data).toMatchObject([
      { sku: 'W6', qty: 5, price: 10_000, now: { price: 10_000, qty: 5 } },
      { sku: 'W7', qty: 2, price: 10_450, now: { price: 11_000, qty: 2 } },
    ]);
  });

  // The test must notice this fault in api/src/modules/carts/carts.repository.ts
  // - ${reservedUnits(cart_id, sql`own.sku`)} as reserved, own.case_id, own.case_size,
  // + 0 as reserved, own.case_id, own.case_size,
  it('is paid again when a newer order of its cart holds the last bottles', async () => {
    const cart = await shop.cartWith({});
    await put(cart, SIX);
    const { body } = await shop.placeOrder(cart);
    await shop.comeBack(await shop.decide(body.payment.token, 'refuse'));
    await shop.setStock({ W6: 4, W7: 2 });
    expect((await shop.placeOrder(cart)).status).toBe(201);
    const again = await shop.call<{ code?: string }>(
      'POST',
      `/purchases/${body.id}/payment/retry`,
      undefined,
      { 'x-order-key': body.access_key },
    );
    expect([again.status, again.body.code]).toEqual([200, undefined]);
  });

  // The test must notice this fault in api/src/modules/carts/bought-items.repository.ts
  // - where sold.units = (
  // + where sold.units is not null or null = (
  it('leaves the case in the cart when other bottles went into it while it was paid', async () => {
    const cart = await shop.cartWith({});
    const id = randomUUID();
    await put(cart, SIX, { id });
    const { body } = await shop.placeOrder(cart);
    await put(cart, { W6: 2, W7: 4 }, { id });
    await shop.pay(body);
    expect((await read(cart)).cases).toMatchObject([{ id, qty: 1 }]);
  });

  // The test must notice this fault in api/src/modules/carts/bought-items.repository.ts
  // - join order_lines l on l.sku = i.sku and l.case_id is null
  // + join order_lines l on l.sku = i.sku
  it('leaves bottles that were put beside the case later', async () => {
    const cart = await shop.cartWith({});
    await put(cart, SIX);
    const { body } = await shop.placeOrder(cart);
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 2 });
    await shop.pay(body);
    const left = await read(cart);
    expect(left.cases).toBeUndefined();
    expect(left.items).toMatchObject([{ sku: 'W6', qty: 2 }]);
  });

  it('is refused when a bottle is withdrawn', async () => {
    const cart = await shop.cartWith({});
    await put(cart, SIX);
    await shop.rawQuery(`update products set is_active = false where slug = 'wine-7'`);
    try {
      expect((await shop.placeOrder(cart)).body.code).toBe('OUT_OF_STOCK');
    } finally {
      await shop.rawQuery(`update products set is_active = true where slug = 'wine-7'`);
    }
  });

  it('is won by one of two buyers who want the last bottle in two cases', async () => {
    for (let run = 0; run < 3; run += 1) {
      await shop.setStock({ W6: 100, W7: 100, W9: 2 });
      const carts = await Promise.all([
        shop.cartWith({}).then(async (cart) => (await put(cart, { W6: 4, W9: 2 })) && cart),
        shop.cartWith({}).then(async (cart) => (await put(cart, { W7: 4, W9: 2 })) && cart),
      ]);
      const answers = await Promise.all(carts.map((cart) => shop.placeOrder(cart)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      expect(await shop.stockOf('W9')).toBe(0);
      expect((await shop.stockOf('W6')) + (await shop.stockOf('W7'))).toBe(196);
    }
  });
});
