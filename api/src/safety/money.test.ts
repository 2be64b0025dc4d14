import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Placed, type Shop } from '../../test/shopper.ts';
import { insertCoupon } from '../modules/discounts/discounts.repository.ts';

// Tests of the cases where a mistake costs money: a test for each figure that the shop promises, with a real
// PostgreSQL and the gateway's sandbox.
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W1: 12, W4: 28, W6: 500 }));
afterEach(() => shop.control({}));

const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const ordersOf = (cart: string) =>
  shop.db
    .selectFrom('orders')
    .select(['id', 'status', 'payment_status'])
    .where('cart_id', '=', cart.split('.')[0] ?? '')
    .execute();
const charged = async (order: Placed) => shop.ledger(order.payment.token);

describe('one order, one charge', () => {
  it('20 simultaneous equal requests and 5 later ones are one order with one payment', async () => {
    const cart = await shop.cartWith({ W1: 2 });
    const key = randomUUID();
    await shop.control({ latency_ms: 100 });
    const answers = await times(20, () => shop.placeOrder(cart, {}, key));
    await shop.control({});
    for (let replay = 0; replay < 5; replay += 1) answers.push(await shop.placeOrder(cart, {}, key));
    for (const { status, body } of answers) {
      expect(status).toBe(201);
      expect(body).toEqual(answers[0]?.body);
    }
    expect(await ordersOf(cart)).toHaveLength(1);
    expect(await shop.stockOf('W1')).toBe(10);
    const { body: order } = answers[0] as { body: Placed };
    await shop.pay(order);
    // The key still returns its order after the payment.
    const paid = await shop.placeOrder(cart, {}, key);
    expect(paid).toMatchObject({ status: 201, body: { id: order.id, status: 'confirmed' } });
    expect(await shop.stockOf('W1')).toBe(10);
  });

  it('the same key with another body is refused, at once or later', async () => {
    const cart = await shop.cartWith({ W1: 2 });
    const key = randomUUID();
    const answers = await times(8, (index) => shop.placeOrder(cart, { name: `Ana ${index}` }, key));
    answers.push(await shop.placeOrder(cart, { name: 'Otra' }, key));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status } of answers.filter((answer) => answer.status !== 201))
      expect([409, 422]).toContain(status);
    expect(await ordersOf(cart)).toHaveLength(1);
  });

  it('15 clicks without a key or with different keys charge at most once', async () => {
    const cart = await shop.cartWith({ W1: 2 });
    for (const { status } of await times(15, () => shop.placeOrder(cart, {}, ''))) expect(status).toBe(400);
    expect(await ordersOf(cart)).toEqual([]);

    const answers = await times(15, () => shop.placeOrder(cart));
    // 503: the API on a machine under load may refuse a request at its deadline.
    for (const { status } of answers) expect([201, 409, 503]).toContain(status);
    const placed = answers.filter(({ status }) => status === 201);
    const backs = await Promise.all(placed.map(({ body }) => shop.decide(body.payment.token, 'approve')));
    await Promise.all(backs.map((back) => shop.comeBack(back)));
    const entries = await Promise.all(placed.map(({ body }) => charged(body)));
    expect(entries.filter(({ status }) => status === 'AUTHORIZED')).toHaveLength(1);
    expect((await ordersOf(cart)).filter(({ status }) => status === 'confirmed')).toHaveLength(1);
    expect(await shop.stockOf('W1')).toBe(10);
  });

  it('20 simultaneous returns by GET and POST make one commit in the gateway’s ledger', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W1: 2 }));
    const back = (await shop.decide(order.payment.token, 'approve')).headers.get('location') ?? '';
    await shop.control({ latency_ms: 200 });
    const body = () => new URLSearchParams({ token_ws: order.payment.token });
    const ends = await times(20, async (index) => {
      const response = await fetch(
        index % 2 === 0 ? back : `${shop.base}/api/payments/webpay/return`,
        index % 2 === 0 ? { redirect: 'manual' } : { method: 'POST', body: body(), redirect: 'manual' },
      );
      return response.headers.get('location');
    });
    expect(new Set(ends)).toEqual(new Set([`${shop.base}/gracias/${order.id}`]));
    expect(await charged(order)).toMatchObject({ status: 'AUTHORIZED', commits: 1, refunds: 0 });
  });
});

describe('the exact stock', () => {
  const expectSold = async (answers: { status: number; body: Placed }[], sold: number) => {
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(sold);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([409, 422]).toContain(status);
      expect(body.errors?.[0]).toMatch(/stock/);
    }
  };

  it('is sold to the first buyers when there are 25 more, and the others get an explanation', async () => {
    const carts = await times(12 + 25, () => shop.cartWith({ W1: 1 }));
    await expectSold(await Promise.all(carts.map((cart) => shop.placeOrder(cart))), 12);
    expect(await shop.stockOf('W1')).toBe(0);
  });

  it('is sold through boxes and single bottles together', async () => {
    const carts = await times(6 + 25, () => shop.cartWith({ B1: 1 }));
    await expectSold(await Promise.all(carts.map((cart) => shop.placeOrder(cart))), 6);
    expect([await shop.stockOf('W1'), await shop.stockOf('W4')]).toEqual([0, 22]);

    await shop.setStock({ W1: 12, W4: 28 });
    const mixed = await times(30, (index) => shop.cartWith(index % 2 === 0 ? { B1: 1 } : { W1: 1 }));
    const answers = await Promise.all(mixed.map((cart) => shop.placeOrder(cart)));
    const sold = answers.reduce(
      (units, { status }, index) => units + (status === 201 ? (index % 2 === 0 ? 2 : 1) : 0),
      0,
    );
    expect(sold + (await shop.stockOf('W1'))).toBe(12);
    // The API refused even orders of a single bottle, so no bottle may be left.
    expect(await shop.stockOf('W1')).toBe(0);
  });

  it('of a single-use coupon gives one discount to 15 carts', async () => {
    await insertCoupon(shop.db, { code: 'UNO', amount: 5000, uses: 1 });
    const carts = await times(15, () => shop.cartWith({ W6: 1 }));
    await Promise.all(
      carts.map((cart) => shop.call('POST', `/discount-codes/redeem?cart_id=${cart}`, { code: 'UNO' })),
    );
    const answers = await Promise.all(
      carts.map((cart, index) => shop.placeOrder(cart, index % 2 === 0 ? { coupon: 'UNO' } : {})),
    );
    expect(answers.filter(({ status, body }) => status === 201 && body.total === 8990)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, body.code]).toEqual([409, 'COUPON_USED']);
    }
    const discounted = await shop.db
      .selectFrom('orders')
      .select('coupon_discount')
      .where('coupon_code', '=', 'UNO')
      .execute();
    expect(discounted).toEqual([{ coupon_discount: 5000 }]);
  });
});

describe('amounts and quantities of a client', () => {
  const ODD = [-1, 0.5, 1.0000001, 1e21, 10_000, '2', '', 'dos', null, true, [1], { qty: 1 }, '1e1'];

  it('are refused for 13 invalid quantities without 5xx, and the cart stays unchanged', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    expect(ODD).toHaveLength(13);
    for (const qty of ODD) {
      for (const body of [
        { sku: 'W6', qty },
        { product: { sku: 'W6', quantity: qty }, realQuantity: 1 },
      ]) {
        const { status } = await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, body);
        expect([status, JSON.stringify(body)]).toEqual([422, JSON.stringify(body)]);
      }
    }
    expect(await shop.readItems(cart)).toEqual({ W6: 1 });
  });

  it('are ignored for prices, totals and delivery, in cart and order', async () => {
    const { body } = await shop.call<{ id: string }>('GET', '/shopping-cart/id');
    const hostile = { price: 1, total: 1, reference_price: 99_999, discount: 9999, stock: 1e9 };
    const put = await shop.call<{ data: { total: number } }>('PUT', `/shopping-cart?cart_id=${body.id}`, {
      sku: 'W6',
      qty: 1,
      ...hostile,
    });
    expect(put.body.data.total).toBe(10_000);
    const { body: order } = await shop.placeOrder(body.id, {
      ...hostile,
      subtotal: 1,
      price_delivery: 0,
      gift_price: 0,
      coupon_discount: 9999,
      items: [{ sku: 'W6', qty: 1, price: 1 }],
      payment_status: 'success',
      status: 'confirmed',
    });
    expect(order).toMatchObject({ total: 13_990, status: 'in_validation' });
    expect(await charged(order)).toMatchObject({ amount: 13_990 });
  });

  it('use the current price', async () => {
    const cart = await shop.cartWith({ W7: 1 });
    await shop.db.updateTable('skus').set({ price: 12_345 }).where('sku', '=', 'W7').execute();
    expect((await shop.placeOrder(cart)).body.total).toBe(12_345 + 3990);
  });
});

describe('data of another shopper', () => {
  it('is not found: orders, carts and their actions', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    const { body: order } = await shop.placeOrder(cart);
    const { body: mine } = await shop.placeOrder(await shop.cartWith({ W6: 1 }));
    const guessed = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
    const asks: [string, string, unknown?][] = [
      ['GET', `/purchases/${order.id}`],
      ['GET', `/purchases/${'0'.repeat(32)}`],
      ['GET', `/purchases/address/${order.id}`],
      ['GET', `/shopping-cart?cart_id=${guessed}`],
      ['PUT', `/shopping-cart?cart_id=${guessed}`, { sku: 'W6', qty: 1 }],
      // The key of a cart, which the database stores, is not a valid cart id without its signature.
      ['GET', `/shopping-cart?cart_id=${cart.split('.')[0]}`],
      ['POST', `/purchases/calculate-shipping?cart_id=${guessed}`, { commune_id: '13120' }],
      ['POST', `/discount-codes/redeem?cart_id=${guessed}`, { code: 'UNO' }],
      ['GET', `/discount-codes/auto-apply?cart_id=${guessed}`],
      ['DELETE', `/discount-codes/UNO?cart_id=${guessed}`],
    ];
    for (const [method, path, body] of asks) {
      const { status } = await shop.call(method, path, body, { 'x-order-key': mine.access_key });
      expect([method, path, status]).toEqual([method, path, 404]);
    }
    expect((await shop.placeOrder(guessed)).status).toBe(404);
    expect(await shop.readItems(cart)).toEqual({ W6: 1 });
  });
});
