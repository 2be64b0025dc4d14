import type { AppliedCoupons } from 'shared-contracts/api/discounts.schema';
import type { CouponWithOffers } from 'shared-contracts/domain/better-of-line';
import type { CouponLine } from 'shared-contracts/domain/coupon';
import { leftOf } from 'shared-contracts/domain/refund-shares';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { toPaidOrder } from '../operator/plan-refund.ts';
import { findOrderLines, type OrderRow } from '../orders/orders.repository.ts';
import { upsertSetting } from '../settings/settings.repository.ts';
import {
  deleteCouponUse,
  findCouponByCode,
  findCouponOrders,
  findCouponsWithUses,
  insertCoupon,
  updateCartCoupon,
} from './discounts.repository.ts';
import { whyCouponDropped } from './discounts.service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

type Coupon = Parameters<typeof insertCoupon>[1];
const issue = async (coupon: Partial<Coupon> = {}): Promise<string> => {
  const code = `C${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await insertCoupon(shop.db, {
    amount: coupon.percent || coupon.free_delivery ? null : 3000,
    percent: null,
    uses: null,
    email: null,
    ...coupon,
    code,
  });
  return code;
};
type Answer = { data: AppliedCoupons; code: string; message: string; fields: Record<string, string> };
const redeem = (cart: string, code: string, more: object = {}, headers: Record<string, string> = {}) =>
  shop.call<Answer>('POST', `/discount-codes/redeem?cart_id=${cart}`, { code, ...more }, headers);
const couponOf = async (cart: string) =>
  (await shop.call<{ data: { coupon: object | null } }>('GET', `/shopping-cart?cart_id=${cart}`)).body.data
    .coupon;

describe('a coupon', () => {
  it('reduces cart and order, in upper or lower case', async () => {
    const code = await issue({ amount: 3000 });
    const cart = await shop.cartWith({ W6: 2 });
    const { status, body } = await redeem(cart, ` ${code.toLowerCase()} `);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      codes: [code],
      applied_coupons: [{ code, discount: 3000 }],
      discount: 3000,
      total: 17_000,
    });
    expect(await couponOf(cart)).toEqual({ code, discount: 3000 });
    const { body: order } = await shop.placeOrder(cart);
    expect((await shop.readOrder(order)).body.data).toMatchObject({
      subtotal: 20_000,
      discount: 3000,
      coupon: { code, discount: 3000 },
      total: 17_000 + 3990,
    });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ amount: 20_990 });
  });

  it('is applied by responses that no cache stores', async () => {
    const code = await issue();
    const cart = await shop.cartWith({ W6: 1 });
    const answers = [
      await redeem(cart, code),
      await shop.call('GET', `/discount-codes/auto-apply?cart_id=${cart}`),
      await shop.call('DELETE', `/discount-codes/${code}?cart_id=${cart}`),
    ];
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual(
      answers.map(() => [200, 'no-store']),
    );
  });

  it('is removed only when the request names it', async () => {
    const code = await issue();
    const cart = await shop.cartWith({ W6: 1 });
    await redeem(cart, code);
    const remove = (name: string) => shop.call<Answer>('DELETE', `/discount-codes/${name}?cart_id=${cart}`);
    expect((await remove(await issue())).body.data).toMatchObject({ codes: [code], total: 7000 });
    expect((await remove(code.toLowerCase())).body.data).toMatchObject({ codes: [], total: 10_000 });
  });

  it('is refused when its code contains control characters', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    const code = 'VERANO\u001b[2J';
    await insertCoupon(shop.db, { code, amount: 3000, percent: null, uses: null, email: null });
    const { status, body } = await redeem(cart, code);
    expect({ status, fields: body.fields }).toEqual({ status: 422, fields: { code: expect.any(String) } });
    const path = `/discount-codes/${encodeURIComponent(code)}?cart_id=${cart}`;
    expect((await shop.call('DELETE', path)).status).toBe(404);
  });

  it('gives its discount once when added twice, and can be removed', async () => {
    const code = await issue({ percent: 10 });
    const cart = await shop.cartWith({ W6: 1 });
    await redeem(cart, code);
    expect((await redeem(cart, code)).body.data).toMatchObject({ codes: [code], discount: 1000 });
    const { body } = await shop.call<Answer>('DELETE', `/discount-codes/${code}?cart_id=${cart}`);
    expect(body.data).toEqual({ codes: [], applied_coupons: [], discount: 0, total: 10_000 });
    expect(await couponOf(cart)).toBeNull();
  });

  it('may be sent with the order instead of being added to the cart', async () => {
    const code = await issue({ amount: 1000 });
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 1 }), { coupon: code });
    expect(order.total).toBe(9000 + 3990);
  });

  it('ignores sold-out lines', async () => {
    const left = await shop.stockOf('W8');
    const code = await issue({ percent: 10 });
    const cart = await shop.cartWith({ W6: 1, W8: 1 });
    await shop.setStock({ W8: 0 });
    expect((await redeem(cart, code)).body.data).toMatchObject({ discount: 1000, total: 9000 });
    expect(await couponOf(cart)).toEqual({ code, discount: 1000 });
    await shop.setStock({ W8: left });
  });

  it('leaves a total of at least 50 CLP', async () => {
    const code = await issue({ amount: 500_000 });
    const { body } = await redeem(await shop.cartWith({ W6: 1 }), code);
    expect(body.data).toMatchObject({ discount: 9950, total: 50 });
  });

  it('is refused with the specified texts', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    const refusals: [string, number, string, string][] = [
      ['NADA', 422, 'COUPON_INVALID', 'El cupón ingresado no es valido'],
      [
        await issue({ expires_at: new Date(0) }),
        422,
        'COUPON_ENDED',
        'Ese cupón terminó el 31 de diciembre de 1969.',
      ],
      [
        await issue({ starts_at: new Date('2099-01-01T12:00:00Z') }),
        422,
        'COUPON_NOT_YET',
        'Ese cupón vale desde el 1 de enero de 2099.',
      ],
      [
        await issue({ product_types: ['Box', 'GourmetProduct'] }),
        422,
        'COUPON_ONLY_FOR',
        'Ese cupón es solo para: cajas, productos gourmet.',
      ],
      [
        await issue({ min_total: 10_001 }),
        422,
        'COUPON_MIN_TOTAL',
        'Ese cupón vale desde $10.001 en productos. Te faltan $1.',
      ],
    ];
    for (const [code, status, error, message] of refusals) {
      expect(await redeem(cart, code)).toMatchObject({
        status,
        body: { code: error, message, fields: { code: message } },
      });
    }
    const used = await issue({ uses: 1 });
    await shop.placeOrder(await shop.cartWith({ W6: 1 }), { coupon: used });
    expect(await redeem(cart, used)).toMatchObject({
      status: 409,
      body: { code: 'COUPON_USED', message: 'El cupón ingresado ya ha sido utilizado' },
    });
    expect((await redeem(cart, used, {}, { 'accept-language': 'en' })).body.message).toBe(
      'The coupon entered has already been used',
    );
    expect(await redeem(await shop.cartWith({}), await issue())).toMatchObject({
      body: { code: 'CART_EMPTY' },
    });
    expect(await couponOf(cart)).toBeNull();
  });

  it('is refused next to an offer or another coupon', async () => {
    const code = await issue();
    // W5 costs 9,000 instead of 10,000.
    expect(await redeem(await shop.cartWith({ W5: 1, W6: 1 }), code)).toMatchObject({
      status: 409,
      body: { code: 'COUPON_NOT_COMBINABLE' },
    });
    const cart = await shop.cartWith({ W6: 1 });
    await redeem(cart, code);
    expect(await redeem(cart, await issue())).toMatchObject({
      body: { code: 'COUPON_NOT_COMBINABLE', fields: { code: expect.any(String) } },
    });
    expect(await couponOf(cart)).toEqual({ code, discount: 3000 });
    // The cart keeps the coupon without a discount, as long as it does not apply.
    const put = (qty: number) => shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W5', qty });
    await put(1);
    expect(await couponOf(cart)).toBeNull();
    await put(0);
    expect(await couponOf(cart)).toEqual({ code, discount: 3000 });
  });

  it('meets offers line by line when staff set it, and a refund gives back what each line cost', async () => {
    const set = (coupon_with_offers: CouponWithOffers) =>
      shop.db.transaction().execute((trx) => upsertSetting(trx, 'discounts', { coupon_with_offers }));
    await set('better_of_line');
    // W5 costs 9,000 instead of 10,000, W6 costs 10,000.
    const cart = await shop.cartWith({ W5: 1, W6: 1 });
    const code = await issue({ percent: 5 });
    const lines = [
      { sku: 'W5', takes: 'offer' },
      { sku: 'W6', takes: 'coupon' },
    ];
    expect((await redeem(cart, code)).body.data).toMatchObject({
      applied_coupons: [{ discount: 500, lines }],
    });
    expect(await couponOf(cart)).toEqual({ code, discount: 500, lines });
    const { body: order } = await shop.placeOrder(cart);
    expect((await shop.readOrder(order)).body.data).toMatchObject({
      subtotal: 20_000,
      discount: 1500,
      coupon: { code, discount: 500 },
      total: 18_500 + 3990,
    });
    const sold = await findOrderLines(shop.db, order.id);
    expect(sold.map(({ sku, coupon_discount }) => [sku, coupon_discount])).toEqual([
      ['W5', 0],
      ['W6', 500],
    ]);
    const paid = toPaidOrder({
      order: { total: 22_490, price_delivery: 3990, gift_price: 0 } as OrderRow,
      lines: sold,
      revisions: [],
    });
    expect(leftOf(paid, []).parts.map(({ amount }) => amount)).toEqual([9000, 9500, 3990]);
    await set('refuse');
    expect(await couponOf(await shop.cartWith({ W5: 1 }))).toBeNull();
  });

  it('for one buyer is refused for another', async () => {
    const code = await issue({ email: 'Ana.Soto@example.cl' });
    const cart = await shop.cartWith({ W6: 1 });
    expect(await redeem(cart, code, { email: 'otro@example.cl' })).toMatchObject({
      body: { code: 'COUPON_INVALID' },
    });
    expect(await shop.placeOrder(cart, { coupon: code, email: 'otro@example.cl' })).toMatchObject({
      status: 422,
      body: { fields: { coupon: expect.any(String) } },
    });
    expect((await shop.placeOrder(cart, { coupon: code })).status).toBe(201);
  });

  it('is checked again by the order, and a refused coupon is removed from the cart', async () => {
    const code = await issue({ uses: 1 });
    const cart = await shop.cartWith({ W6: 1 });
    await redeem(cart, code);
    await shop.placeOrder(await shop.cartWith({ W6: 1 }), { coupon: code });
    expect(await shop.placeOrder(cart)).toMatchObject({ status: 409, body: { code: 'COUPON_USED' } });
    expect(await couponOf(cart)).toBeNull();
    expect((await shop.placeOrder(cart)).body.total).toBe(10_000 + 3990);
  });

  it('is usable again when its order is not paid, and is removed from the cart when it is', async () => {
    const code = await issue({ uses: 1 });
    const cart = await shop.cartWith({ W6: 1 });
    await redeem(cart, code);
    const { body: refused } = await shop.placeOrder(cart);
    await shop.comeBack(await shop.decide(refused.payment.token, 'refuse'));
    // A second order of the same cart replaces the first and takes over its use of the coupon.
    await shop.placeOrder(cart);
    const { body: paid, status } = await shop.placeOrder(cart);
    expect([status, paid.total]).toEqual([201, 7000 + 3990]);
    await shop.pay(paid);
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 1 });
    expect(await couponOf(cart)).toBeNull();
    expect((await redeem(cart, code)).body.code).toBe('COUPON_USED');
  });
});

describe('a coupon of an unpaid card order', () => {
  it('still counts in its own cart, which the next order takes it from', async () => {
    const person = { email: 'vuelve@example.cl' };
    const code = await issue({ uses: 1, once_per_person: true });
    const cart = await shop.cartWith({ W6: 1 });
    await redeem(cart, code, person);
    await shop.placeOrder(cart, person);
    const { body } = await shop.call<{ data: object }>('GET', `/shopping-cart?cart_id=${cart}`);
    expect(body.data).toMatchObject({ coupon: { code, discount: 3000 } });
    expect(body.data).not.toHaveProperty('changes');
    expect((await redeem(cart, code, person)).body.data).toMatchObject({ codes: [code], total: 7000 });
    const auto = await shop.call<Answer>('GET', `/discount-codes/auto-apply?cart_id=${cart}`);
    expect(auto.body.data).toMatchObject({ codes: [code], total: 7000 });
    const again = await shop.placeOrder(cart, { ...person, expected_total: 7000 + 3990 });
    expect(again).toMatchObject({ status: 201, body: { total: 7000 + 3990 } });
    expect((await redeem(await shop.cartWith({ W6: 1 }), code)).body.code).toBe('COUPON_USED');
  });
});

describe('a coupon with conditions', () => {
  const person = { email: 'una.vez@example.cl', rut: '11.111.111-1' };

  it('for one use of each person knows the person by e-mail or RUT, until the order is cancelled', async () => {
    const coupon = await issue({ once_per_person: true });
    const order = async (buyer: object) =>
      (await shop.placeOrder(await shop.cartWith({ W6: 1 }), { ...person, coupon, ...buyer })).body;
    const first = await order({});
    expect(first.total).toBe(7000 + 3990);
    expect((await order({ email: 'Una.Vez@Example.cl', rut: '12.345.678-5' })).code).toBe('COUPON_USED');
    expect((await order({ email: 'otra@example.cl' })).code).toBe('COUPON_USED');
    expect((await order({ email: 'otra@example.cl', rut: '12.345.678-5' })).total).toBe(7000 + 3990);
    await shop.comeBack(await shop.decide(first.payment.token, 'refuse'));
    expect((await order({})).total).toBe(7000 + 3990);
  });

  it('for one use of each person is used once by orders at the same moment', async () => {
    const coupon = await issue({ once_per_person: true });
    const carts = await Promise.all([1, 2, 3].map(() => shop.cartWith({ W6: 1 })));
    const placed = await Promise.all(carts.map((cart) => shop.placeOrder(cart, { ...person, coupon })));
    expect(placed.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('of free delivery gives the delivery of the cart and of the order, and nothing of the goods', async () => {
    const code = await issue({ amount: null, free_delivery: true });
    const cart = await shop.cartWith({ W6: 1 });
    await redeem(cart, code);
    expect(await couponOf(cart)).toEqual({ code, discount: 0, free_delivery: true });
    const { body } = await shop.call<{ data: { price_delivery: number } }>(
      'POST',
      `/purchases/calculate-shipping?cart_id=${cart}`,
      { commune_id: '13120' },
    );
    expect(body.data).toMatchObject({ price_delivery: 0, regular_price: 3990 });
    const { body: placed } = await shop.placeOrder(cart);
    expect(placed.total).toBe(10_000);
    await shop.comeBack(await shop.decide(placed.payment.token, 'refuse'));
    const retried = await shop.call('POST', `/purchases/${placed.id}/payment/retry`, undefined, {
      'x-order-key': placed.access_key,
    });
    expect(retried.status).toBe(200);
  });

  it('of free delivery keeps its use in an order that is picked up', async () => {
    const coupon = await issue({ amount: null, free_delivery: true, uses: 1 });
    const pickup = { coupon, delivery: { method: 'pickup' } };
    expect((await shop.placeOrder(await shop.cartWith({ W6: 1 }), pickup)).body.total).toBe(10_000);
    expect((await shop.placeOrder(await shop.cartWith({ W6: 1 }), { coupon })).body.total).toBe(10_000);
  });

  it('for products takes off their lines only, and names them otherwise', async () => {
    const { product_id } = await shop.db
      .selectFrom('skus')
      .select('product_id')
      .where('sku', '=', 'W6')
      .executeTakeFirstOrThrow();
    const code = await issue({ amount: null, percent: 50, product_ids: [product_id] });
    const cart = await shop.cartWith({ W6: 1, W4: 1 });
    expect((await redeem(cart, code)).body.data.discount).toBe(5000);
    const { body } = await redeem(await shop.cartWith({ W4: 1 }), code);
    expect([body.code, body.message]).toEqual([
      'COUPON_ONLY_FOR',
      expect.stringMatching(/^Ese cupón es solo para: .+\.$/),
    ]);
    // A refund of the other product gives back its whole price.
    expect(await couponOf(cart)).toEqual({ code, discount: 5000 });
    const { body: order } = await shop.placeOrder(cart);
    const sold = await findOrderLines(shop.db, order.id);
    expect(sold.map(({ sku, coupon_discount }) => [sku, coupon_discount])).toEqual([
      ['W6', 5000],
      ['W4', 0],
    ]);
  });
});

describe('the reason why a cart lost its coupon', () => {
  const line: CouponLine = { product_id: 1, sku: 'A', price: 10_000, qty: 1, product_type: 'wine' };
  const reasonOf = (code: string, lines = [line]) =>
    whyCouponDropped(shop.db, code, { lines }).then(({ cause }) => cause);

  it('is that of the refusal', async () => {
    expect(await reasonOf('NADA')).toBe('COUPON_INVALID');
    expect(await reasonOf(await issue({ expires_at: new Date(0) }))).toBe('COUPON_ENDED');
    expect(await reasonOf(await issue({ min_total: 10_001 }))).toBe('COUPON_MIN_TOTAL');
    expect(await reasonOf(await issue(), [{ ...line, reference_price: 12_000 }])).toBe(
      'COUPON_NOT_COMBINABLE',
    );
    const used = await issue({ uses: 1 });
    await shop.placeOrder(await shop.cartWith({ W6: 1 }), { coupon: used });
    expect(await reasonOf(used)).toBe('COUPON_USED');
  });

  it('is an invalid coupon when the coupon would apply again', async () => {
    expect(await reasonOf(await issue())).toBe('COUPON_INVALID');
  });
});

describe('the operator’s view of a coupon', () => {
  it('lists the newest coupon first, each with its number of uses', async () => {
    const older = await issue();
    const newer = await issue({ is_auto: true, email: 'nadie@example.cl' });
    await shop.placeOrder(await shop.cartWith({ W6: 1 }), { coupon: older });
    const listed = (await findCouponsWithUses(shop.db)).filter(({ code }) => [older, newer].includes(code));
    expect(listed).toMatchObject([
      { code: newer, used: 0, is_auto: true },
      { code: older, used: 1, is_auto: false },
    ]);
  });

  it('lists the orders of this coupon, oldest first, until one is cancelled', async () => {
    const code = await issue({ amount: 3000 });
    const coupon = await findCouponByCode(shop.db, code);
    const orders = [];
    for (let count = 0; count < 2; count += 1)
      orders.push((await shop.placeOrder(await shop.cartWith({ W6: 1 }), { coupon: code })).body);
    await shop.placeOrder(await shop.cartWith({ W6: 1 }), { coupon: await issue() });
    const [first, second] = orders;
    // The newer use gets the earlier time, because the rows are stored in the order of their uses.
    await shop.db
      .updateTable('coupon_uses')
      .set({ created_at: new Date(0) })
      .where('order_id', '=', second?.id ?? '')
      .execute();
    expect(await findCouponOrders(shop.db, coupon?.id ?? '')).toEqual([
      {
        number: second?.number,
        status: 'in_validation',
        payment_status: 'pending',
        coupon_discount: 3000,
        created_at: new Date(0),
      },
      expect.objectContaining({ number: first?.number }),
    ]);
    await shop.db.transaction().execute((trx) => deleteCouponUse(trx, second?.id ?? ''));
    expect(await findCouponOrders(shop.db, coupon?.id ?? '')).toMatchObject([{ number: first?.number }]);
  });

  it('cannot issue the same code twice', async () => {
    const code = await issue({ amount: 3000 });
    expect(await insertCoupon(shop.db, { code, amount: 9000 })).toBe(false);
    expect(await findCouponByCode(shop.db, code)).toMatchObject({ amount: 3000 });
    expect(await insertCoupon(shop.db, { code: `${code}X`, amount: 9000 })).toBe(true);
  });
});

describe('an automatic coupon', () => {
  const auto = (cart: string, query = '', headers: Record<string, string> = {}) =>
    shop.call<Answer>('GET', `/discount-codes/auto-apply?cart_id=${cart}${query}`, undefined, headers);

  it('is the best one for the e-mail in header or query', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    expect((await auto(cart)).body.data).toEqual({
      codes: [],
      applied_coupons: [],
      discount: 0,
      total: 10_000,
    });
    const own = await issue({ is_auto: true, email: 'ana@example.cl', amount: 2000 });
    await issue({ is_auto: true, email: 'ana@example.cl', percent: 5 });
    expect((await auto(cart, '&email=otro@example.cl')).body.data.codes).toEqual([]);
    expect((await auto(cart, '', { 'x-customer-email': 'ANA@example.cl' })).body.data).toMatchObject({
      codes: [own],
      discount: 2000,
    });
    expect(await couponOf(cart)).toEqual({ code: own, discount: 2000 });
    const other = await shop.cartWith({ W6: 1 });
    expect((await auto(other, '&email=ana@example.cl')).body.data.codes).toEqual([own]);
    expect((await auto(await shop.cartWith({ W5: 1 }), '&email=ana@example.cl')).body.data.codes).toEqual([]);
  });

  it('does not replace the shopper’s own coupon', async () => {
    const own = await issue({ amount: 100 });
    await issue({ is_auto: true, amount: 5000 });
    const cart = await shop.cartWith({ W6: 1 });
    await redeem(cart, own);
    expect((await auto(cart)).body.data.codes).toEqual([own]);
  });

  it('does not replace a coupon that the shopper enters at the same moment', async () => {
    const own = await issue({ amount: 100 });
    await issue({ is_auto: true, amount: 5000 });
    const cart = await shop.cartWith({ W6: 1 });
    const { applying } = await shop.db.transaction().execute(async (trx) => {
      await updateCartCoupon(trx, cart.split('.')[0] ?? '', own);
      const answer = auto(cart);
      await expect
        .poll(async () => {
          const waits = await shop.rawQuery(
            `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
          );
          return waits.rows.length;
        })
        .toBe(1);
      return { applying: answer };
    });
    expect((await applying).body.data).toMatchObject({ codes: [own], discount: 100 });
    expect(await couponOf(cart)).toEqual({ code: own, discount: 100 });
  });

  it('of the same discount as another is chosen by its code', async () => {
    const email = 'igual@example.cl';
    const codes: string[] = [];
    for (let count = 0; count < 4; count += 1)
      codes.push(await issue({ is_auto: true, email, amount: 6000 }));
    await issue({ is_auto: true, email, amount: 5500 });
    const { body } = await auto(await shop.cartWith({ W6: 1 }), `&email=${email}`);
    expect(body.data.codes).toEqual(codes.toSorted().slice(0, 1));
  });

  it('is no coupon that the shopper must enter, and none of another buyer', async () => {
    const email = 'sola@example.cl';
    await issue({ email, amount: 9000 });
    await issue({ is_auto: true, email: 'otra@example.cl', amount: 9000 });
    const forAll = await issue({ is_auto: true, amount: 6500 });
    const own = await issue({ is_auto: true, email: 'Sola@Example.cl', amount: 7000 });
    const best = async (query: string) =>
      (await auto(await shop.cartWith({ W6: 1 }), query)).body.data.codes[0];
    expect(await best(`&email=${email}`)).toBe(own);
    expect(await best('')).toBe(forAll);
  });

  it('is none for a cart that was never stored', async () => {
    const { status, body } = await auto(await shop.cartWith({}));
    expect([status, body.data]).toEqual([200, { codes: [], applied_coupons: [], discount: 0, total: 0 }]);
  });

  it('requires a valid e-mail', async () => {
    expect((await auto(await shop.cartWith({}), '&email=nadie')).status).toBe(422);
  });
});
