import { randomUUID } from 'node:crypto';
import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { Order } from 'shared-contracts/api/orders.schema';
import * as batches from 'shared-contracts/office/batches';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { createPaymentLink } from 'shared-contracts/office/phone-orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { TAXES } from '../../../test/taxes.ts';
import { issueDocuments } from '../../modules/tax-documents/issue-documents.service.ts';
import {
  findOrderDocuments,
  findSaleDocumentIds,
} from '../../modules/tax-documents/tax-documents.repository.ts';
import { upsertTaxSettings } from '../../modules/tax-documents/tax-settings.repository.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
let mailsTo: ReturnType<typeof customersOf>['mailsTo'];
beforeAll(async () => {
  shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
  ({ mailsTo } = customersOf(shop));
  ({ call } = await shop.signInAs('owner', 'Marta Dueña'));
});
afterAll(() => shop.close());
/** Prices: W5 9,000, W6 10,000, W7 11,000. */
beforeEach(() => shop.setStock({ W5: 100, W6: 100, W7: 100 }));

const AMOUNT = 4000;
let people = 0;
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
const read = async (order: { id: string }): Promise<OfficeOrder> =>
  (await call(endpoints.readOrder, { params: { id: order.id } })).body;
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
/** Order for the difference that staff ask for. */
const ask = async (order: { id: string }, changes: object = {}): Promise<OfficeOrder> => {
  const { status, body } = await send(order, await wish(order, changes));
  expect(status, JSON.stringify(body)).toBe(200);
  return read({ id: body.order.differences.at(-1).id });
};
const TRANSFER = { ask: { platform: 'transfer', amount: AMOUNT } };

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
const write = async (endpoint: Endpoint, { id }: { id: string }, body: object = {}) => {
  const { version } = await read({ id });
  return call(endpoint, { params: { id }, body: { version, ...body } });
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

describe('the difference to a dearer product', () => {
  it('is asked for by a link, holds the product, and leaves the order as it is', async () => {
    const order = await placePaidOrder();
    const { status, body } = await send(order, await wish(order));
    expect(status, JSON.stringify(body)).toBe(200);
    const [asked] = body.order.differences;
    expect(asked).toMatchObject({ amount: AMOUNT, payment_status: 'pending' });
    expect(body.message).toContain(`pagar $4.000 (pedido ${asked.number})`);
    expect(body.order.revisions).toEqual([]);
    expect(await stock()).toEqual([97, 98]);
    const difference = await read(asked);
    expect(difference).toMatchObject({
      difference_of: { id: order.id, number: order.number },
      total: AMOUNT,
      lines: [{ sku: 'W7', qty: 2, price: 2000 }],
    });
    const hours = (Date.parse(difference.expires_at ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(shop.config.TRANSFER_ORDER_EXPIRY_HOURS - 0.1);
    const mail = (await mailsTo(order.email)).at(-1);
    expect(mail?.subject).toBe(`Cambio en tu pedido ${order.number}: paga la diferencia`);
    expect(mail?.text).toContain('/api/links/order?token=');
    expect(mail?.text).toContain('Te gustó más la reserva');
  });

  // The test must notice this fault in api/src/modules/order-payments/settle-payment.service.ts
  // - await difference?.run();
  // + void difference;
  it('changes the order when it is paid by card, and is a payment with its own boleta', async () => {
    await upsertTaxSettings(shop.db, TAXES);
    const order = await placePaidOrder();
    const difference = await ask(order);
    await decide(difference, 'approve');
    const changed = await read(order);
    expect(changed.revisions).toMatchObject([
      { line_id: '0', qty: 2, product: { sku: 'W7' }, refund: 0, waived: 0, staff: 'Marta Dueña' },
    ]);
    expect(changed.differences).toMatchObject([{ id: difference.id, payment_status: 'success' }]);
    expect(await stock()).toEqual([99, 98]);
    expect(await slip(order)).toContain('2 × Vino Ñandú 7');
    const mails = (await mailsTo(order.email)).map(({ subject }) => subject);
    expect(mails.filter((subject) => subject?.includes(difference.number))).toHaveLength(1);
    await issueDocuments({
      db: shop.db,
      secret: shop.config.APP_SECRET,
      marks: shop.config.TAX_MARKS_DIR,
      jobs: shop.app.jobs,
      log: { error: expect.fail } as never,
    });
    const papers = await Promise.all(
      [order, difference].map(({ id }) => findOrderDocuments(shop.db, id, 'sandbox')),
    );
    expect(papers).toMatchObject([[{ type: 39, total: order.total }], [{ type: 39, total: AMOUNT }]]);
    expect(papers[1]?.[0]?.xml.toString('latin1')).toContain('Diferencia de precio: Vino');
    // Printed together: the difference is sent with its order.
    expect(await findSaleDocumentIds(shop.db, [order.id])).toEqual(papers.flat().map(({ id }) => id));
    await upsertTaxSettings(shop.db, { ...TAXES, mode: 'off' });
  });

  it('is paid by transfer when staff accept its proof', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order, TRANSFER);
    expect((await mailsTo(order.email)).at(-1)?.subject).toBe(
      `Cambio en tu pedido ${order.number}: datos para transferir la diferencia`,
    );
    await uploadProof(difference);
    const accepted = await write(endpoints.acceptProof, difference);
    expect(accepted.status, JSON.stringify(accepted.body)).toBe(200);
    expect((await read(order)).revisions).toHaveLength(1);
    expect(await stock()).toEqual([99, 98]);
  });

  // The test must notice this fault in api/src/modules/operator/ask-difference.service.ts
  // - known = await findDifferenceByKey(trx, orderId, asking.idempotencyKey);
  // + known = undefined;
  it('is asked for once when the answer is lost, or two people press at the same time', async () => {
    const order = await placePaidOrder();
    const body = await wish(order);
    const same = await Promise.all([1, 2, 3].map(() => send(order, body, 'misma-diferencia')));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(order, body)).status).toBe(409);
    expect((await send(order, { ...body, qty: 1 }, 'misma-diferencia')).status).toBe(409);
    expect((await read(order)).differences).toHaveLength(1);
    expect(await stock()).toEqual([97, 98]);
    const again = await send(order, await wish(order));
    expect(again.body.message).toContain('Anúlalo primero');
  });

  it('is paid once when the buyer comes back twice, with two tabs', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order);
    const headers = await follow(difference);
    const [one, other] = [await openForm(difference, headers), await openForm(difference, headers)];
    expect(other).toBe(one);
    const back = await shop.decide(one, 'approve');
    await Promise.all([shop.comeBack(back), shop.comeBack(back)]);
    await shop.comeBack(back);
    expect((await read(order)).revisions).toHaveLength(1);
    expect(await shop.ledger(one)).toMatchObject({ refunds: 0 });
    expect(await stock()).toEqual([99, 98]);
  });

  it('expires without a change, and the link pays it again', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order);
    const headers = await follow(difference);
    await shop.db
      .updateTable('orders')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('id', '=', difference.id)
      .execute();
    await shop.app.jobs.run('settle-unpaid-orders', {});
    expect((await read(order)).differences).toMatchObject([{ payment_status: 'failed' }]);
    expect((await mailsTo(order.email)).at(-1)?.subject).toBe(
      `No se pagó la diferencia de tu pedido ${order.number}`,
    );
    expect(await stock()).toEqual([97, 100]);
    await decide(difference, 'approve', headers);
    expect((await read(order)).revisions).toHaveLength(1);
    expect(await stock()).toEqual([99, 98]);
  });

  it('is not paid again when the product costs another price, or the order is sent', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order);
    const headers = await follow(difference);
    await decide(difference, 'refuse', headers);
    const retry = () =>
      shop.call<{ code: string }>('POST', `/purchases/${difference.id}/payment/retry`, undefined, headers);
    const setPrice = (price: number) =>
      shop.db.updateTable('skus').set({ price }).where('sku', '=', 'W7').execute();
    await setPrice(12_000);
    expect((await retry()).body.code).toBe('ORDER_CHANGED');
    await setPrice(11_000);
    await write(endpoints.advanceOrder, order);
    expect((await retry()).body.code).toBe('CONFLICT');
  });

  // The test must notice this fault in api/src/modules/operator/end-differences.service.ts
  // - await cancelOrder(trx, jobs, locked, 'cancelled');
  // + void cancelOrder;
  it('is cancelled with its order, and a card that pays it all the same gets its money back', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order);
    const back = await shop.decide(await openForm(difference), 'approve');
    await cancelAsBuyer(order);
    expect(await read(difference)).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    await shop.comeBack(back);
    await shop.app.jobs.runDue(['refund-payment']);
    expect(await read(order)).toMatchObject({ status: 'cancelled', revisions: [] });
    expect(await stock()).toEqual([100, 100]);
  });

  // The test must notice this fault in api/src/modules/operator/end-differences.service.ts
  // - if (isCommitting(locked) || locked.order.proof_at) continue;
  // + if (isCommitting(locked)) continue;
  it('waits for staff after its order was cancelled, when its buyer has sent a proof', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order, TRANSFER);
    await uploadProof(difference);
    await cancelAsBuyer(order);
    const { body: list } = await call(endpoints.listOrders, { query: { proof: 'waiting', q: order.email } });
    expect(list.data.map(({ id }: OfficeOrder) => id)).toEqual([difference.id]);
    const accepted = await write(endpoints.acceptProof, difference);
    expect([accepted.status, accepted.body.code]).toEqual([409, 'STEP_REFUSED']);
  });

  it('goes back to the card when the order was sent before it was paid', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order);
    const back = await shop.decide(await openForm(difference), 'approve');
    await write(endpoints.advanceOrder, order);
    await shop.comeBack(back);
    await shop.app.jobs.runDue(['refund-payment']);
    expect(await read(difference)).toMatchObject({
      status: 'cancelled',
      refunds: [{ amount: AMOUNT, state: 'done' }],
    });
    expect((await read(order)).revisions).toEqual([]);
    expect(await stock()).toEqual([97, 100]);
  });

  it('goes back with the rest when a changed order is cancelled', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order);
    const token = await openForm(difference);
    await shop.comeBack(await shop.decide(token, 'approve'));
    await cancelAsBuyer(order);
    await shop.app.jobs.runDue(['refund-payment']);
    expect(await shop.ledger(token)).toMatchObject({ refunded_amount: AMOUNT });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunded_amount: order.total });
    expect(await read(difference)).toMatchObject({ status: 'cancelled', refunded: AMOUNT });
    expect(await stock()).toEqual([100, 100]);
  });
});

describe('a paid order for a difference', () => {
  it('is sent with its order: it waits in no list, and in no batch', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order);
    await decide(difference, 'approve');
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
    expect((await read(difference)).steps.map(({ step }) => step)).toEqual(['refund']);
    await write(endpoints.advanceOrder, order);
    expect((await read(difference)).status).toBe('on_the_way');
  });

  it('leaves other orders of the same cart alone', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const order = await placePaidCart(cart, 'mismo.carrito@example.cl');
    const difference = await ask(order, { qty: 1, ask: { platform: 'webpay', amount: 2000 } });
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W6', qty: 1 });
    await shop.placeOrder(cart, { email: 'mismo.carrito@example.cl' });
    expect((await read(difference)).payment_status).toBe('pending');
  });

  it('is not charged a second time when its product is replaced again', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order);
    await decide(difference, 'approve');
    const again = { line: '2', qty: 2, sku: 'W8', ask: { platform: 'webpay', amount: 6000 } };
    const { status, body } = await send(order, await wish(order, again));
    expect([status, body.code]).toEqual([409, 'STEP_REFUSED']);
    expect(body.message).toContain(difference.number);
    const out = { line: '2', qty: 1, sku: undefined, refund: 9000, ask: undefined };
    expect((await send(order, await wish(order, out))).body.message).toContain(difference.number);
    // Given back, the line costs again what was paid with the order.
    const refund = { amount: AMOUNT, by_hand: false, reason: 'Otro cambio' };
    const back = await write(endpoints.refundOrder, difference, refund);
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect((await ask(order, again)).total).toBe(6000);
  });

  it('keeps its pieces from the cart of its buyer, who pays it beside the cart', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const order = await placePaidCart(cart, 'piezas@example.cl');
    await shop.setStock({ W7: 2 });
    await ask(order);
    const put = await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W7', qty: 2 });
    expect(put.status).toBe(409);
  });

  it('is paid again although its buyer bought the product in another order meanwhile', async () => {
    const cart = await shop.cartWith({ W5: 2 });
    const order = await placePaidCart(cart, 'otra.compra@example.cl');
    const difference = await ask(order);
    const headers = await follow(difference);
    await decide(difference, 'refuse', headers);
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W7', qty: 1 });
    await placePaidCart(cart, 'otra.compra@example.cl');
    await decide(difference, 'approve', headers);
    expect((await read(order)).revisions).toHaveLength(1);
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
    const order = await placePaidOrder();
    const { status, body } = await send(order, await wish(order, changes));
    expect([status, body.code]).toEqual([409, 'STEP_REFUSED']);
    expect(body.message).toContain(words);
    expect((await read(order)).differences).toEqual([]);
  });

  it('shows the buyer which order it changes', async () => {
    const order = await placePaidOrder();
    const difference = await ask(order);
    const { body } = await shop.call<{ data: Order }>(
      'GET',
      `/purchases/${difference.id}`,
      undefined,
      await follow(difference),
    );
    expect(body.data).toMatchObject({ difference_of: order.number, can_retry_payment: true });
  });
});
