import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { findPayment } from '../payments/payments.repository.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W5: 6, W6: 6 }));

type Retried = Pick<Placed, 'payment' | 'code' | 'errors'>;
const retry = ({ id, access_key }: Pick<Placed, 'id' | 'access_key'>) =>
  shop.call<Retried>('POST', `/purchases/${id}/payment/retry`, undefined, { 'x-order-key': access_key });
const stateOf = async (order: Placed) => {
  const { data } = (await shop.readOrder(order)).body as {
    data: { status: string; payment_status: string; can_retry_payment?: boolean };
  };
  return [data.status, data.payment_status, data.can_retry_payment];
};
/** Creates an order of two bottles whose card payment was refused. */
const refusedOrder = async (cart?: string, changes: object = {}): Promise<Placed> => {
  const { body } = await shop.placeOrder(cart ?? (await shop.cartWith({ W5: 2 })), changes);
  await shop.comeBack(await shop.decide(body.payment.token, 'refuse'));
  return body;
};
const changePrice = (sku: string, price: number) =>
  shop.db.updateTable('skus').set({ price }).where('sku', '=', sku).execute();

describe('a buyer who pays an order again', () => {
  it('gets a new payment of the same order, which reserves stock again and is confirmed', async () => {
    const order = await refusedOrder();
    expect(await stateOf(order)).toEqual(['cancelled', 'failed', true]);
    expect(await shop.stockOf('W5')).toBe(6);
    const { status, body } = await retry(order);
    expect(status).toBe(200);
    expect(body.payment.token).not.toBe(order.payment.token);
    expect(await stateOf(order)).toEqual(['in_validation', 'pending', true]);
    expect(await shop.stockOf('W5')).toBe(4);
    const back = await shop.pay(body);
    expect(back.to).toBe(`/gracias/${order.id}`);
    expect(await stateOf(order)).toEqual(['confirmed', 'success', false]);
    expect(await shop.ledger(body.payment.token)).toMatchObject({ status: 'AUTHORIZED', commits: 1 });
  });

  it('gets one payment for several clicks', async () => {
    const order = await refusedOrder();
    const answers = await Promise.all([1, 2, 3].map(() => retry(order)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.payment.token)).size).toBe(1);
    expect(await shop.stockOf('W5')).toBe(4);
  });

  it('can retry after another refusal', async () => {
    const order = await refusedOrder();
    await shop.comeBack(await shop.decide((await retry(order)).body.payment.token, 'refuse'));
    expect(await shop.stockOf('W5')).toBe(6);
    expect((await retry(order)).status).toBe(200);
  });

  it('is not charged twice: a paid order has no new payment', async () => {
    const order = await shop.placePaidOrder({ W5: 1 });
    expect(await retry(order)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('is not charged twice when a later order of the cart was paid', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const first = await refusedOrder(cart);
    const { body: second } = await shop.placeOrder(cart);
    await shop.pay(second);
    expect(await stateOf(first)).toEqual(['cancelled', 'failed', false]);
    expect(await retry(first)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('is not charged twice when an earlier order of the cart was paid on a retry', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const first = await refusedOrder(cart);
    const second = await refusedOrder(cart);
    await shop.comeBack(await shop.decide((await retry(first)).body.payment.token, 'approve'));
    expect(await retry(second)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('can retry when the later paid order of the cart was cancelled', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const first = await refusedOrder(cart);
    const { body: second } = await shop.placeOrder(cart);
    await shop.pay(second);
    const key = { 'x-order-key': second.access_key };
    expect((await shop.call('POST', `/purchases/${second.id}/order/cancel`, {}, key)).status).toBe(200);
    expect(await stateOf(first)).toEqual(['cancelled', 'failed', true]);
    expect((await retry(first)).status).toBe(200);
  });

  it('cancels the cart’s later unpaid order and releases its stock once', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const first = await refusedOrder(cart);
    const { body: second } = await shop.placeOrder(cart);
    expect((await retry(first)).status).toBe(200);
    expect(await stateOf(second)).toEqual(['cancelled', 'failed', false]);
    expect(await shop.stockOf('W5')).toBe(4);
  });

  it('does not cancel a later order with a payment in progress', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const first = await refusedOrder(cart);
    const { body: second } = await shop.placeOrder(cart);
    await shop.db
      .updateTable('payments')
      .set({ commit_started_at: new Date() })
      .where('order_id', '=', second.id)
      .execute();
    expect(await retry(first)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect((await stateOf(second)).slice(0, 2)).toEqual(['in_validation', 'pending']);
  });

  it('gets an error and reserves nothing when the stock is gone', async () => {
    const order = await refusedOrder();
    await shop.setStock({ W5: 1 });
    const { status, body } = await retry(order);
    expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect(body.errors).toEqual(['No hay suficiente stock de Vino Ñandú 5. Unidades disponibles: 1.']);
    expect(await shop.stockOf('W5')).toBe(1);
    expect((await stateOf(order)).slice(0, 2)).toEqual(['cancelled', 'failed']);
  });

  it('is told which format of a product is gone', async () => {
    await shop.setStock({ G1: 2 });
    const order = await refusedOrder(await shop.cartWith({ G1: 2 }));
    await shop.setStock({ G1: 1 });
    expect((await retry(order)).body.errors).toEqual([
      expect.stringMatching(/stock de .+, 150 gr\. Unidades disponibles: 1\.$/),
    ]);
  });

  it('cannot pay an old price', async () => {
    const order = await refusedOrder(await shop.cartWith({ W6: 1 }));
    const { price } = await shop.db
      .selectFrom('skus')
      .select('price')
      .where('sku', '=', 'W6')
      .executeTakeFirstOrThrow();
    await changePrice('W6', price + 1000);
    expect(await retry(order)).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED' } });
    await changePrice('W6', price);
    expect((await retry(order)).status).toBe(200);
  });

  it('cannot pay without a discount that has ended', async () => {
    // W5 costs 9,000 instead of 10,000.
    const order = await refusedOrder();
    const setFull = (reference_price: string | null) =>
      shop.db.updateTable('skus').set({ reference_price }).where('sku', '=', 'W5').execute();
    for (const reference of [null, '11000']) {
      await setFull(reference);
      expect(await retry(order)).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED' } });
    }
    await setFull('10000');
    expect((await retry(order)).status).toBe(200);
  });

  it('cannot pay an old delivery price, nor to a commune without delivery', async () => {
    const order = await refusedOrder();
    const setPrice = (price: number) =>
      shop.db.updateTable('shipping_rates').set({ price }).where('region_id', '=', '13').execute();
    const setDelivered = (is_delivered: boolean) =>
      shop.db.updateTable('communes').set({ is_delivered }).where('id', '=', '13120').execute();
    await setPrice(4500);
    expect((await retry(order)).body.code).toBe('ORDER_CHANGED');
    await setPrice(3990);
    await setDelivered(false);
    expect((await retry(order)).body.code).toBe('ORDER_CHANGED');
    await setDelivered(true);
    expect((await retry(order)).status).toBe(200);
  });

  it('cannot pay an old price of the gift box', async () => {
    const order = await refusedOrder(undefined, { gift_box: { check: true } });
    const setGift = (gift_card_price: string) =>
      shop.db
        .insertInto('pages')
        .values({
          slug: 'shopping-cart',
          locale: 'es',
          content: JSON.stringify({ shopping_cart_descriptions: { gift_card_price } }),
        })
        .onConflict((on) =>
          on
            .columns(['slug', 'locale'])
            .doUpdateSet((eb) => ({ content: eb.ref('excluded.content'), updated_at: new Date() })),
        )
        .execute();
    await setGift('2.500');
    expect((await retry(order)).body.code).toBe('ORDER_CHANGED');
    await setGift('2.000');
    expect((await retry(order)).status).toBe(200);
  });

  it('reserves the bottles of a box again', async () => {
    await shop.setStock({ W1: 12, W4: 28 });
    const order = await refusedOrder(await shop.cartWith({ B1: 2 }));
    expect([await shop.stockOf('W1'), await shop.stockOf('W4')]).toEqual([12, 28]);
    expect((await retry(order)).status).toBe(200);
    expect([await shop.stockOf('W1'), await shop.stockOf('W4')]).toEqual([8, 26]);
  });

  it('pays a pick-up again', async () => {
    const order = await refusedOrder(undefined, { delivery: { method: 'pickup' } });
    expect((await retry(order)).status).toBe(200);
  });

  it('uses the coupon again, and cannot pay when another order has used it up', async () => {
    await shop.db.insertInto('coupons').values({ code: 'UNO', amount: 1000, uses: 1 }).execute();
    const [first, second] = [
      await refusedOrder(await shop.cartWith({ W6: 1 }), { coupon: 'UNO' }),
      await refusedOrder(await shop.cartWith({ W6: 1 }), { coupon: 'UNO' }),
    ];
    const { status, body } = await retry(first);
    expect(status).toBe(200);
    expect(await shop.ledger(body.payment.token)).toMatchObject({ amount: first.total });
    const { rows } = await shop.rawQuery(`select order_id from coupon_uses where order_id = '${first.id}'`);
    expect(rows).toHaveLength(1);
    expect(await retry(second)).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED' } });
  });

  it('takes coupon and stock over from the cart’s later unpaid order', async () => {
    await shop.db.insertInto('coupons').values({ code: 'SOLO', amount: 1000, uses: 1 }).execute();
    const cart = await shop.cartWith({ W6: 6 });
    const first = await refusedOrder(cart, { coupon: 'SOLO' });
    const { body: second } = await shop.placeOrder(cart, { coupon: 'SOLO' });
    expect(await shop.stockOf('W6')).toBe(0);
    expect((await retry(first)).status).toBe(200);
    expect(await stateOf(second)).toEqual(['cancelled', 'failed', false]);
    expect(await shop.stockOf('W6')).toBe(0);
  });

  it('gets a new deadline and a response that no cache stores', async () => {
    const order = await refusedOrder();
    await shop.db
      .updateTable('orders')
      .set({ expires_at: new Date(0) })
      .where('id', '=', order.id)
      .execute();
    const { headers, body } = await retry(order);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body.payment.platform).toBe('webpay');
    const { data } = (await shop.readOrder(order)).body as unknown as { data: { expires_at: string } };
    const leftMs = Date.parse(data.expires_at) - Date.now();
    const limitMs = shop.config.CARD_ORDER_EXPIRY_MINUTES * 60_000;
    expect(leftMs).toBeGreaterThan(limitMs - 60_000);
    expect(leftMs).toBeLessThanOrEqual(limitMs);
  });

  it('cannot pay for a withdrawn product', async () => {
    const order = await refusedOrder();
    const { slug } = await shop.db
      .selectFrom('order_lines')
      .select('slug')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('products').set({ is_active: false }).where('slug', '=', slug).execute();
    expect(await retry(order)).toMatchObject({ status: 409, body: { code: 'ORDER_CHANGED' } });
    await shop.db.updateTable('products').set({ is_active: true }).where('slug', '=', slug).execute();
  });

  it('cannot pay a week later', async () => {
    const order = await refusedOrder();
    await shop.db
      .updateTable('orders')
      .set({ created_at: new Date(Date.now() - 8 * 24 * 3_600_000) })
      .where('id', '=', order.id)
      .execute();
    expect(await stateOf(order)).toEqual(['cancelled', 'failed', false]);
    expect((await retry(order)).status).toBe(409);
  });

  it('continues a pending payment', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W5: 1 }));
    expect((await retry(order)).body.payment).toEqual(order.payment);
    expect(await shop.stockOf('W5')).toBe(5);
  });

  it('must be the owner', async () => {
    const order = await refusedOrder();
    for (const access_key of ['x'.repeat(43), '']) {
      expect((await retry({ id: order.id, access_key })).status).toBe(404);
    }
    expect((await retry({ id: 'f'.repeat(32), access_key: order.access_key })).status).toBe(404);
  });

  it('cannot pay a transfer order by card', async () => {
    const { body } = await shop.placeOrder(await shop.cartWith({ W5: 1 }), {
      payment_method: { document: '0', platform: 'transfer' },
    });
    expect(await retry(body)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });
});

describe('a late return of a previous payment', () => {
  it.each([
    ['normal', (token: string) => ({ token_ws: token })],
    ['aborted', (token: string) => ({ TBK_TOKEN: token, TBK_ID_SESION: 's', TBK_ORDEN_COMPRA: 'o' })],
    [
      'timeout',
      (_token: string, buyOrder: string, session: string) => ({
        TBK_ID_SESION: session,
        TBK_ORDEN_COMPRA: buyOrder,
      }),
    ],
  ])('(%s) neither commits nor cancels the new one', async (_, fieldsOf) => {
    const order = await refusedOrder();
    const former = await findPayment(shop.db, order.id);
    const { body } = await retry(order);
    const query = new URLSearchParams(
      fieldsOf(order.payment.token, former?.buy_order ?? '', former?.session_id ?? ''),
    );
    const back = await shop.comeBack(`${shop.base}/api/payments/webpay/return?${query}`);
    expect(back.to).toBe(`/orden/${order.id}`);
    expect((await stateOf(order)).slice(0, 2)).toEqual(['in_validation', 'pending']);
    expect(await shop.ledger(body.payment.token)).toMatchObject({ commits: 0 });
    await shop.pay(body);
    expect((await stateOf(order)).slice(0, 2)).toEqual(['confirmed', 'success']);
  });
});

describe('a limited coupon', () => {
  it('reserved by other unpaid orders is not used by an order that is paid again', async () => {
    const strict = await openShop({ RATE_LIMIT_FACTOR: '1' });
    try {
      await strict.db.insertInto('coupons').values({ code: 'DOS', amount: 1000, uses: 2 }).execute();
      await strict.setStock({ W6: 100 });
      const place = async (email: string, rut: string) =>
        (await strict.placeOrder(await strict.cartWith({ W6: 1 }), { coupon: 'DOS', email, rut })).body;
      const first = await place('una@example.cl', '11.111.111-1');
      await strict.comeBack(await strict.decide(first.payment.token, 'refuse'));
      expect((await place('otra@example.cl', '22.222.222-2')).id).toBeTruthy();
      const again = await strict.call<Retried>('POST', `/purchases/${first.id}/payment/retry`, undefined, {
        'x-order-key': first.access_key,
      });
      expect(again.body.code).toBe('COUPON_HELD');
    } finally {
      await strict.close();
    }
  });
});
