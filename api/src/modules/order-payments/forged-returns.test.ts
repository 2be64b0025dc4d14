import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const placeOrder = async (): Promise<Placed> => (await shop.placeOrder(await shop.cartWith({ W5: 1 }))).body;

describe('a forged return', () => {
  it.each([
    `token_ws=${'a'.repeat(64)}`,
    `TBK_TOKEN=${'b'.repeat(64)}&TBK_ID_SESION=x&TBK_ORDEN_COMPRA=CQ-000001`,
    'token_ws=a&token_ws=b',
    'token_ws=%00',
    '',
  ])('redirects to the page of the order without a change: %s', async (query) => {
    const order = await placeOrder();
    const back = await shop.comeBack(`${shop.base}/api/payments/webpay/return?${query}`);
    expect(back).toEqual({ status: 303, to: '/orden', cookie: null });
    expect((await shop.readOrder(order)).body.data).toMatchObject({ payment_status: 'pending' });
  });

  it('cannot cancel an order by its number without the session id', async () => {
    const order = await placeOrder();
    const { buy_order } = await shop.db
      .selectFrom('payments')
      .select('buy_order')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const query = new URLSearchParams({ TBK_ORDEN_COMPRA: buy_order ?? '', TBK_ID_SESION: 'guess' });
    const back = await shop.comeBack(`${shop.base}/api/payments/webpay/return?${query}`);
    expect(back.to).toBe('/orden');
    expect((await shop.readOrder(order)).body.data).toMatchObject({ payment_status: 'pending' });
  });

  it('has no effect as a HEAD request', async () => {
    const order = await placeOrder();
    const back = await shop.decide(order.payment.token, 'approve');
    const response = await fetch(back.headers.get('location') ?? '', { method: 'HEAD', redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ commits: 0 });
  });
});
