import { randomUUID } from 'node:crypto';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { createPaymentLink } from 'shared-contracts/office/phone-orders';
import { expect } from 'vitest';
import type { CallOffice } from './office-harness.ts';
import { officeOrdersOf } from './office-orders.ts';
import { pdfText } from './pdf-text.ts';
import type { Placed, Shop } from './shopper.ts';

/** Difference of two W7 to two W5. Prices: W5 9,000, W6 10,000, W7 11,000. */
export const AMOUNT = 4000;
let people = 0;

/** Staff ask for the difference to a dearer product, and the buyer pays it. */
export const differencesOf = (shop: Shop, call: CallOffice) => {
  const { read, write } = officeOrdersOf(shop, call);
  /** Paid by card: 3 × W5 and 2 × W6. */
  const placePaidOrder = async (changes: object = {}): Promise<Placed & { email: string }> => {
    people += 1;
    const email = `diferencia${people}@example.cl`;
    const body = await shop.placePaidOrder({ W5: 3, W6: 2 }, { email, ...changes });
    return { ...body, email };
  };
  /** The order of a cart, paid by card. */
  const placePaidCart = async (cart: string, email: string): Promise<Placed> => {
    const { body } = await shop.placeOrder(cart, { email });
    await shop.pay(body);
    return body;
  };
  const wish = async (order: { id: string }, changes: object = {}) => ({
    version: (await read(order)).version,
    line: '0',
    qty: 2,
    fate: 'stock',
    sku: 'W7',
    refund: 0,
    reason: 'Te gustó más la reserva',
    ask: { platform: 'webpay', amount: AMOUNT },
    ...changes,
  });
  const send = (order: { id: string }, body: object, key: string = randomUUID()) =>
    call(endpoints.reviseOrder, { params: { id: order.id }, body }, { 'idempotency-key': key });
  const ask = async (order: { id: string }, changes: object = {}): Promise<OfficeOrder> => {
    const { status, body } = await send(order, await wish(order, changes));
    expect(status, JSON.stringify(body)).toBe(200);
    return read({ id: body.order.differences.at(-1).id });
  };

  /** Opens the link as the buyer does. @returns the key of the order */
  const follow = async ({ id }: { id: string }) => {
    const { body } = await call(createPaymentLink, { params: { id } });
    const { cookie } = await shop.comeBack(body.url);
    return { cookie: cookie?.split(';')[0] ?? '' };
  };
  const openForm = async ({ id }: { id: string }, headers?: { cookie: string }) => {
    const path = `/purchases/${id}/payment/retry`;
    const { status, body } = await shop.call<{ payment: { token: string } }>(
      'POST',
      path,
      undefined,
      headers ?? (await follow({ id })),
    );
    expect(status, JSON.stringify(body)).toBe(200);
    return body.payment.token;
  };
  /** Opens the form of the card payment, decides there, and returns to the shop. */
  const decide = async (
    difference: { id: string },
    decision: 'approve' | 'refuse',
    headers?: { cookie: string },
  ) => shop.comeBack(await shop.decide(await openForm(difference, headers), decision));
  const uploadProof = async (difference: { id: string }) => {
    const { status } = await shop.uploadProof(difference, 'pago', await follow(difference));
    expect(status).toBe(200);
  };
  const cancelAsBuyer = async (order: Placed) => {
    const { status } = await shop.call(
      'POST',
      `/purchases/${order.id}/order/cancel`,
      {},
      { 'x-order-key': order.access_key },
    );
    expect(status).toBe(200);
  };
  const stock = () => Promise.all(['W5', 'W7'].map((sku) => shop.stockOf(sku)));
  const slip = async ({ id }: { id: string }) =>
    pdfText((await call(endpoints.readPackingSlip, { params: { id } })).body).replaceAll(/\s+/g, ' ');

  return {
    read,
    write,
    placePaidOrder,
    placePaidCart,
    wish,
    send,
    ask,
    follow,
    openForm,
    decide,
    uploadProof,
    cancelAsBuyer,
    stock,
    slip,
  };
};
