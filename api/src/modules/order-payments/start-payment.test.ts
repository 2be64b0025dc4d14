import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { cancelOrder } from '../orders/order-status.service.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { findPayment, updatePaymentToken } from '../payments/payments.repository.ts';
import type { WebpayGateway } from '../payments/webpay.gateway.ts';
import { startPayment } from './start-payment.service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Forms that the gateway gave to this request and to another one. A token is unique. */
const ownForm = ({ id }: OrderRow) => ({ token: `own-${id}`, url: 'http://gateway/own' });
const otherForm = ({ id }: OrderRow) => ({ token: `other-${id}`, url: 'http://gateway/other' });
const log = { warn: () => undefined, error: () => undefined };

/** An order as its process left it before the gateway call. */
const placeWithoutToken = async (changes: object = {}): Promise<OrderRow> => {
  const { id } = (await shop.placeOrder(await shop.cartWith({ W6: 1 }), changes)).body as Placed;
  await shop.db
    .updateTable('payments')
    .set({ token: null, url: null, buy_order: null, session_id: null })
    .where('order_id', '=', id)
    .execute();
  return (await findOrder(shop.db, id)) as OrderRow;
};
let calls = 0;
/** Starts the payment with a gateway whose `create` first does `work`. */
const start = (order: OrderRow, work: () => Promise<unknown>, isNew = true) => {
  const create = async () => {
    calls += 1;
    await work();
    return ownForm(order);
  };
  const gateway = { create } as unknown as WebpayGateway;
  const deps = { db: shop.db, jobs: shop.app.jobs, gateway, publicUrl: shop.base, log };
  return startPayment(deps, { order, isNew });
};
const nothing = async () => undefined;
const storeOther = (order: OrderRow) => async () =>
  updatePaymentToken(shop.db, order.id, { ...otherForm(order), buyOrder: `o-${order.id}`, sessionId: 's' });
const fail = async () => {
  throw new Error('socket hang up');
};
const supersede = (order: OrderRow) => async () =>
  shop.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, order.id);
    if (locked) await cancelOrder(trx, shop.app.jobs, locked, 'superseded');
  });
const stateOf = async ({ id }: OrderRow) => {
  const [order, payment] = [await findOrder(shop.db, id), await findPayment(shop.db, id)];
  return [order?.status, payment?.failure, payment?.token];
};

describe('the payment form of an order', () => {
  it('is created once, and a repeated request gets the same', async () => {
    const order = await placeWithoutToken();
    expect(await start(order, nothing)).toEqual(ownForm(order));
    expect(await start(order, fail, false)).toEqual(ownForm(order));
    expect(await stateOf(order)).toEqual(['in_validation', null, ownForm(order).token]);
  });

  it('is awaited by a simultaneous request, which creates none', async () => {
    const order = await placeWithoutToken();
    let release: (value?: unknown) => void = () => undefined;
    const held = new Promise((resolve) => {
      release = resolve;
    });
    calls = 0;
    const both = [start(order, () => held), start(order, nothing, false)];
    await findPayment(shop.db, order.id);
    release();
    expect(await Promise.all(both)).toEqual([ownForm(order), ownForm(order)]);
    expect(calls).toBe(1);
  });

  it('is the stored one when another request was faster', async () => {
    const order = await placeWithoutToken();
    expect(await start(order, storeOther(order))).toEqual(otherForm(order));
  });

  it('is the stored one when the gateway failed after another request was faster', async () => {
    const order = await placeWithoutToken();
    const storeAndFail = async () => {
      await storeOther(order)();
      await fail();
    };
    expect(await start(order, storeAndFail)).toEqual(otherForm(order));
    expect(await stateOf(order)).toEqual(['in_validation', null, otherForm(order).token]);
  });

  it('is missing when the gateway fails, and the order is cancelled', async () => {
    const order = await placeWithoutToken();
    await expect(start(order, fail)).rejects.toMatchObject({ code: 'PAYMENT_NOT_AVAILABLE' });
    expect(await stateOf(order)).toEqual(['cancelled', 'gateway_down', null]);
    await expect(start(order, nothing, false)).rejects.toMatchObject({ code: 'PAYMENT_NOT_AVAILABLE' });
  });

  it('is refused when a newer order has replaced the order', async () => {
    const order = await placeWithoutToken();
    await expect(start(order, supersede(order))).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(start(order, nothing, false)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await stateOf(order)).toEqual(['cancelled', 'superseded', null]);
  });

  it('is refused without a card payment, and with half a stored form', async () => {
    const transfer = await placeWithoutToken({ payment_method: { platform: 'transfer' } });
    await expect(start(transfer, nothing)).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(start(transfer, fail)).rejects.toMatchObject({ code: 'PAYMENT_NOT_AVAILABLE' });
    expect(await stateOf(transfer)).toEqual(['in_validation', undefined, undefined]);
    const half = await placeWithoutToken();
    await shop.db.updateTable('payments').set({ token: 'half' }).where('order_id', '=', half.id).execute();
    await expect(start(half, nothing)).rejects.toMatchObject({ code: 'CONFLICT' });
  });
});
