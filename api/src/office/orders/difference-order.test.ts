import { randomUUID } from 'node:crypto';
import type { Order } from 'shared-contracts/api/orders.schema';
import * as batches from 'shared-contracts/office/batches';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AMOUNT, differencesOf } from '../../../test/differences.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
let differences: ReturnType<typeof differencesOf>;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
  ({ call } = await shop.signInAs('owner', 'Marta Dueña'));
  differences = differencesOf(shop, call);
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W5: 100, W6: 100, W7: 100 }));

describe('a paid order for a difference', () => {
  it('is sent with its order: it waits in no list, and in no batch', async () => {
    const order = await differences.placePaidOrder();
    const difference = await differences.ask(order);
    await differences.decide(difference, 'approve');
    const { body: list } = await call(endpoints.listOrders, {
      query: { status: 'confirmed', q: order.email },
    });
    expect(list.data.map(({ number }: OfficeOrder) => number)).toEqual([order.number]);
    const { body: batch } = await call(
      batches.createBatch,
      { body: { orders: [difference.id, order.id] } },
      { 'idempotency-key': randomUUID() },
    );
    expect(batch.left_out).toMatchObject([{ number: difference.number }]);
    expect((await differences.read(difference)).steps.map(({ step }) => step)).toEqual(['refund']);
    await differences.write(endpoints.advanceOrder, order);
    expect((await differences.read(difference)).status).toBe('on_the_way');
  });

  it('leaves other orders of the same cart alone', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const order = await differences.placePaidCart(cart, 'mismo.carrito@example.cl');
    const difference = await differences.ask(order, { qty: 1, ask: { platform: 'webpay', amount: 2000 } });
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 1 });
    await shop.placeOrder(cart, { email: 'mismo.carrito@example.cl' });
    expect((await differences.read(difference)).payment_status).toBe('pending');
  });

  it('is not charged a second time when its product is replaced again', async () => {
    const order = await differences.placePaidOrder();
    const difference = await differences.ask(order);
    await differences.decide(difference, 'approve');
    const again = { line: '2', qty: 2, sku: 'W8', ask: { platform: 'webpay', amount: 6000 } };
    const { status, body } = await differences.send(order, await differences.wish(order, again));
    expect([status, body.code]).toEqual([409, 'STEP_REFUSED']);
    expect(body.message).toContain(difference.number);
    const out = { line: '2', qty: 1, sku: undefined, refund: 9000, ask: undefined };
    expect((await differences.send(order, await differences.wish(order, out))).body.message).toContain(
      difference.number,
    );
    // Given back, the line costs again what was paid with the order.
    const refund = { amount: AMOUNT, by_hand: false, reason: 'Otro cambio' };
    const back = await differences.write(endpoints.refundOrder, difference, refund);
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect((await differences.ask(order, again)).total).toBe(6000);
  });

  it('keeps its pieces from the cart of its buyer, who pays it beside the cart', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const order = await differences.placePaidCart(cart, 'piezas@example.cl');
    await shop.setStock({ W7: 2 });
    await differences.ask(order);
    const put = await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W7', qty: 2 });
    expect(put.status).toBe(409);
  });

  it('is paid again although its buyer bought the product in another order meanwhile', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const order = await differences.placePaidCart(cart, 'otra.compra@example.cl');
    const difference = await differences.ask(order);
    const headers = await differences.follow(difference);
    await differences.decide(difference, 'refuse', headers);
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W7', qty: 1 });
    await differences.placePaidCart(cart, 'otra.compra@example.cl');
    await differences.decide(difference, 'approve', headers);
    expect((await differences.read(order)).revisions).toHaveLength(1);
  });

  it.each([
    [
      'of a product that is not dearer',
      { sku: 'W5', ask: { platform: 'webpay', amount: 1 } },
      'ya es Vino Ñandú 5',
    ],
    ['of another amount', { ask: { platform: 'webpay', amount: 5 } }, 'ahora la diferencia es $4.000'],
    ['of an unknown product', { sku: 'W999' }, 'no está a la venta'],
    [
      'of more units than there are',
      { qty: 4, ask: { platform: 'webpay', amount: 8000 } },
      'tantas unidades',
    ],
  ])('is refused for the difference %s', async (_title, changes, words) => {
    const order = await differences.placePaidOrder();
    const { status, body } = await differences.send(order, await differences.wish(order, changes));
    expect([status, body.code]).toEqual([409, 'STEP_REFUSED']);
    expect(body.message).toContain(words);
    expect((await differences.read(order)).differences).toEqual([]);
  });

  it('shows the buyer which order it changes', async () => {
    const order = await differences.placePaidOrder();
    const difference = await differences.ask(order);
    const { body } = await shop.call<{ data: Order }>(
      'GET',
      `/purchases/${difference.id}`,
      undefined,
      await differences.follow(difference),
    );
    expect(body.data).toMatchObject({ difference_of: order.number, can_retry_payment: true });
  });
});
