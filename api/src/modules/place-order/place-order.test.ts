import { randomUUID } from 'node:crypto';
import { CONSENT_VERSIONS } from 'shared-contracts/domain/consent-words/versions';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Customer, customersOf } from '../../../test/customers.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import type { PaymentFailure } from '../../db/schema/sales.ts';
import { findGiftPrice } from '../orders/gift-box.service.ts';
import { cancelOrder, confirmOrder, isCommitting, isUnpaid } from '../orders/order-status.service.ts';
import { findOrderLines, type LockedOrder, lockOrder } from '../orders/orders.repository.ts';
import { claimGuestOrders } from '../sessions/sessions.repository.ts';
import { newsletterTick } from './newsletter-tick.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W3: 40, W5: 40, W6: 40, G1: 8 }));

const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };
const rowOf = (order: Pick<Placed, 'id'>) =>
  shop.db.selectFrom('orders').selectAll().where('id', '=', order.id).executeTakeFirstOrThrow();
const place = async (changes: object = {}) =>
  (await shop.placeOrder(await shop.cartWith({ W6: 1 }), changes)).body;
/** Runs work on the locked order in one transaction. */
const onLocked = (order: Pick<Placed, 'id'>, work: (...of: WorkOnOrder) => Promise<void>) =>
  shop.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, order.id);
    if (locked) await work(trx, locked);
    return locked;
  });
type WorkOnOrder = [Parameters<typeof lockOrder>[0], LockedOrder];
const cancel = (order: Pick<Placed, 'id'>, failure: PaymentFailure) =>
  onLocked(order, (trx, locked) => cancelOrder(trx, shop.app.jobs, locked, failure));
const mailsOf = async (order: Pick<Placed, 'id'>) => {
  const { rows } = await shop.rawQuery(
    `select data->>'kind' as kind, extract(epoch from start_after - created_on)::int as delay
     from jobs.job where name = 'send-order-mail' and data->>'order_id' = '${order.id}' order by created_on`,
  );
  return rows;
};

describe.each([
  ['card', {}],
  ['transfer', TRANSFER],
])('an order by %s at another total than the shown one', (_, means) => {
  const setPrice = (price: number) =>
    shop.db.updateTable('skus').set({ price }).where('sku', '=', 'W6').execute();
  afterEach(() => setPrice(10_000));
  const pickup = { ...means, delivery: { method: 'pickup' } };

  it('is refused, keeps cart and stock, and is placed at the new total', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    const place = (expected_total: number) => shop.placeOrder(cart, { ...pickup, expected_total });
    const count = () => shop.db.selectFrom('orders').select('id').execute();
    const before = await count();
    await setPrice(21_000);
    expect(await place(10_000)).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED' } });
    expect([await count(), await shop.readItems(cart)]).toEqual([before, { W6: 1 }]);
    expect(await place(21_000)).toMatchObject({ status: 201, body: { total: 21_000 } });
  });

  it('is answered like the first time when its key was used at the total of that time', async () => {
    const [cart, key] = [await shop.cartWith({ W6: 1 }), randomUUID()];
    const { body: first } = await shop.placeOrder(cart, { ...pickup, expected_total: 10_000 }, key);
    await setPrice(21_000);
    const { body: again } = await shop.placeOrder(cart, { ...pickup, expected_total: 21_000 }, key);
    expect([again.id, again.total]).toEqual([first.id, 10_000]);
  });
});

describe('a card order', () => {
  it('keeps its cart, and sends its first mail only when it is not paid within three minutes', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    const { headers, body } = await shop.placeOrder(cart);
    expect(await shop.readItems(cart)).toEqual({ W6: 1 });
    expect(await mailsOf(body)).toEqual([{ kind: 'order-received', delay: 180 }]);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('set-cookie')).toContain(`order_key=${encodeURIComponent(body.access_key)}`);
    expect(body).toMatchObject({
      purchase_order_number: body.number,
      status: 'in_validation',
      payment: { platform: 'webpay', url: expect.stringContaining('http'), token: expect.any(String) },
    });
    const read = await shop.call('GET', `/purchases/${body.id}`, undefined, {
      'x-order-key': body.access_key,
    });
    expect(read.headers.get('cache-control')).toBe('no-store');
  });

  it('reserves its stock for the time of a card payment, a transfer for that of a transfer', async () => {
    const minutesOf = async (order: Placed) =>
      Math.round(((await rowOf(order)).expires_at.getTime() - Date.now()) / 60_000);
    expect(await minutesOf(await place())).toBe(shop.config.CARD_ORDER_EXPIRY_MINUTES);
    expect(await minutesOf(await place(TRANSFER))).toBe(60 * shop.config.TRANSFER_ORDER_EXPIRY_HOURS);
  });

  it('stores the lines of the cart in their order', async () => {
    const { body } = await shop.placeOrder(await shop.cartWith({ W5: 2, G1: 1, W3: 1 }));
    const lines = await findOrderLines(shop.db, body.id);
    expect(lines.map(({ position, sku, qty }) => [position, sku, qty])).toEqual([
      [0, 'W5', 2],
      [1, 'G1', 1],
      [2, 'W3', 1],
    ]);
    expect(lines).toMatchObject([
      {
        product_type: 'Wine',
        slug: 'wine-5',
        name: 'Vino Ñandú 5',
        brand: expect.anything(),
        year: 2020,
        price: 9000,
        reference_price: '10000',
        retracto_excluded: null,
      },
      {
        product_type: 'GourmetProduct',
        format: 150,
        reference_price: null,
        retracto_excluded: 'Alimento perecible',
      },
      { reference_price: 'Precio club' },
    ]);
  });

  it('has no customer and no guest, and the language of the request', async () => {
    const order = await shop.placeOrder(await shop.cartWith({ W6: 1 }), {}, randomUUID(), {
      'accept-language': 'en',
    });
    expect(await rowOf(order.body)).toMatchObject({ user_id: null, guest_id: null, locale: 'en' });
  });

  it('is found by its key when only the solution of the bot check differs', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    const key = randomUUID();
    const { body: first } = await shop.placeOrder(cart, {}, key);
    const { body: second } = await shop.placeOrder(cart, { altcha: 'x'.repeat(20) }, key);
    expect(second.id).toBe(first.id);
  });

  it('takes the coupon of the cart into discount and total', async () => {
    await shop.db.insertInto('coupons').values({ code: 'CARRO', amount: 1500 }).execute();
    const cart = await shop.cartWith({ W6: 1 });
    await shop.call('POST', `/discount-codes/redeem?cart_id=${cart}`, { code: 'CARRO' });
    const { body } = await shop.placeOrder(cart);
    expect(await rowOf(body)).toMatchObject({
      subtotal: 10_000,
      discount: 1500,
      coupon_code: 'CARRO',
      coupon_discount: 1500,
      total: 10_000 - 1500 + 3990,
    });
    const { rows } = await shop.rawQuery(`select from coupon_uses where order_id = '${body.id}'`);
    expect(rows).toHaveLength(1);
  });
});

describe('a transfer order', () => {
  it('empties its cart, has no payment form, and sends the instructions at once', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    const { body } = await shop.placeOrder(cart, TRANSFER);
    expect(body.payment).toEqual({ platform: 'transfer', url: null, token: null });
    expect(await shop.readItems(cart)).toEqual({});
    expect(await mailsOf(body)).toEqual([{ kind: 'transfer-instructions', delay: 0 }]);
    expect((await shop.db.selectFrom('payments').where('order_id', '=', body.id).execute()).length).toBe(0);
  });

  it('that is confirmed keeps what the shopper has put into the cart since', async () => {
    const cart = await shop.cartWith({ W6: 1 });
    const { body } = await shop.placeOrder(cart, TRANSFER);
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 1 });
    await onLocked(body, (trx, locked) => confirmOrder(trx, shop.app.jobs, locked, null));
    expect(await shop.readItems(cart)).toEqual({ W6: 1 });
    expect(await rowOf(body)).toMatchObject({ status: 'confirmed', payment_status: 'success' });
    expect((await mailsOf(body)).at(-1)).toMatchObject({ kind: 'payment-approved' });
  });

  it('that is cancelled releases its stock and tells the buyer', async () => {
    const order = await place(TRANSFER);
    const left = await shop.stockOf('W6');
    await cancel(order, 'expired');
    expect(await shop.stockOf('W6')).toBe(left + 1);
    expect(await rowOf(order)).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    expect((await rowOf(order)).idempotency_key).not.toBeNull();
    expect((await mailsOf(order)).at(-1)).toMatchObject({ kind: 'order-cancelled' });
  });
});

describe('a cancelled card order', () => {
  it.each(['refused', 'aborted', 'timeout', 'double', 'expired', 'mismatch'] as const)(
    'tells the buyer after the failure %s',
    async (failure) => {
      const order = await place();
      await cancel(order, failure);
      expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order-received', 'payment-failed']);
      const { payment } = (await onLocked(order, async () => undefined)) ?? {};
      expect(payment).toMatchObject({ failure, answer: null, settled_at: expect.any(Date) });
    },
  );

  it.each(['superseded', 'gateway_down'] as const)('sends no mail after %s', async (failure) => {
    const order = await place();
    await cancel(order, failure);
    expect((await mailsOf(order)).map(({ kind }) => kind)).toEqual(['order-received']);
  });

  it('releases its key only when the payment never started', async () => {
    const [started, notStarted] = [await place(), await place()];
    await shop.db
      .updateTable('payments')
      .set({ token: null })
      .where('order_id', '=', notStarted.id)
      .execute();
    await cancel(started, 'expired');
    await cancel(notStarted, 'expired');
    expect((await rowOf(started)).idempotency_key).not.toBeNull();
    expect((await rowOf(notStarted)).idempotency_key).toBeNull();
  });
});

it('a cart whose lines were removed cannot be ordered', async () => {
  const cart = await shop.cartWith({ W6: 1 });
  await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 0 });
  expect(await shop.placeOrder(cart)).toMatchObject({ status: 422, body: { code: 'CART_EMPTY' } });
});

it('an unknown order is not locked', async () => {
  expect(await onLocked({ id: 'f'.repeat(32) }, async () => undefined)).toBeUndefined();
});

it('an order waits for its payment until it is paid or cancelled, and is committed in between', () => {
  const isWaiting = (status: string, payment_status: string) =>
    isUnpaid({ order: { status, payment_status } } as LockedOrder);
  expect(isWaiting('in_validation', 'pending')).toBe(true);
  expect(isWaiting('confirmed', 'pending')).toBe(false);
  expect(isWaiting('in_validation', 'success')).toBe(false);
  const isBusy = (payment: object | undefined) => isCommitting({ payment } as LockedOrder);
  const [commit_started_at, settled_at] = [new Date(), new Date()];
  expect(isBusy({ commit_started_at, settled_at: null })).toBe(true);
  expect(isBusy({ commit_started_at: null, settled_at: null })).toBe(false);
  expect(isBusy({ commit_started_at, settled_at })).toBe(false);
  expect(isBusy(undefined)).toBe(false);
});

describe('a signed-in customer', () => {
  const orderAs = async (customer: Customer, email = customer.email): Promise<Placed> => {
    const id = (await customer.call<{ id: string }>('GET', '/shopping-cart/id')).body.id;
    await customer.call('PUT', `/shopping-cart?cart_id=${id}`, { sku: 'W6', qty: 1 });
    const { body } = await shop.placeOrder(id, { email }, randomUUID(), {
      authorization: `Bearer ${customer.tokens.access_token}`,
    });
    return body;
  };
  const statusFor = async (customer: Customer, { id }: Placed) =>
    (await customer.call('GET', `/purchases/${id}`)).status;
  const claim = async (customer: Customer) => {
    const { id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', customer.email)
      .executeTakeFirstOrThrow();
    const of = { id, email: customer.email.toUpperCase() };
    return shop.db.transaction().execute((trx) => claimGuestOrders(trx, of));
  };

  it('reads the own orders without a key, and no others', async () => {
    const { join } = customersOf(shop);
    const [ana, luis] = [await join(), await join()];
    const order = await orderAs(ana);
    expect([await statusFor(ana, order), await statusFor(luis, order)]).toEqual([200, 404]);
    expect(await statusFor(ana, await place())).toBe(404);
  });

  it('gets the guest orders of the confirmed e-mail, except those that will be erased', async () => {
    const ana = await customersOf(shop).join();
    const [mine, erased, foreign] = [
      await place({ email: ana.email.toUpperCase() }),
      await place({ email: ana.email }),
      await place(),
    ];
    await shop.db
      .updateTable('orders')
      .set({ erase_requested_at: new Date() })
      .where('id', '=', erased.id)
      .execute();
    expect(await claim(ana)).toBe(1);
    expect(await claim(ana)).toBe(0);
    const seen = [];
    for (const order of [mine, erased, foreign]) seen.push(await statusFor(ana, order));
    expect(seen).toEqual([200, 404, 404]);
  });

  it('whose account was erased meanwhile cannot order', async () => {
    const ana = await customersOf(shop).join();
    const id = (await ana.call<{ id: string }>('GET', '/shopping-cart/id')).body.id;
    await ana.call('PUT', `/shopping-cart?cart_id=${id}`, { sku: 'W6', qty: 1 });
    await shop.db
      .updateTable('carts')
      .set({ account_id: null })
      .where('id', '=', id.split('.')[0] ?? '')
      .execute();
    await shop.db.deleteFrom('users').where('email', '=', ana.email).execute();
    const { status, body } = await shop.placeOrder(id, {}, randomUUID(), {
      authorization: `Bearer ${ana.tokens.access_token}`,
    });
    expect([status, body.code]).toEqual([401, 'UNAUTHORIZED']);
  });
});

it('the newsletter tick keeps the order, the text, its version and the time', () => {
  const tick = newsletterTick({ id: 'abc', locale: 'es' });
  expect(tick).toEqual({
    order_id: 'abc',
    text: expect.stringMatching(/\S+ \S+/),
    version: CONSENT_VERSIONS.newsletter,
    ticked_at: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(newsletterTick({ id: 'abc', locale: 'en' }).text).not.toBe(tick.text);
});

it('the gift box has its default price until the cart page has one', async () => {
  const setContent = (content: object) =>
    shop.db
      .insertInto('pages')
      .values({ slug: 'shopping-cart', locale: 'es', content: JSON.stringify(content) })
      .onConflict((on) =>
        on.columns(['slug', 'locale']).doUpdateSet((eb) => ({ content: eb.ref('excluded.content') })),
      )
      .execute();
  expect(await findGiftPrice(shop.db)).toBe(2000);
  await setContent({});
  expect(await findGiftPrice(shop.db)).toBe(2000);
  await setContent({ shopping_cart_descriptions: { gift_card_price: 0 } });
  expect(await findGiftPrice(shop.db)).toBe(0);
});
