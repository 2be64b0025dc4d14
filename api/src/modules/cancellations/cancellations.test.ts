import type { Order } from 'shared-contracts/api/orders.schema';
import * as office from 'shared-contracts/office/orders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';
import { eraseFinishedOrders } from '../privacy/erase-customer.service.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W6: 100 }));
afterEach(() => shop.control({}));

const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };
const ACCOUNT = {
  holder: 'Ana Soto',
  rut: '12.345.678-5',
  bank: 'BancoEstado',
  account_type: 'sight',
  account: '1234-5678',
};
const placePaidOrder = (): Promise<Placed> => shop.placePaidOrder({ W6: 2 });
const unpaidTransfer = async (): Promise<Placed> =>
  (await shop.placeOrder(await shop.cartWith({ W6: 2 }), TRANSFER)).body;
const write = async (endpoint: (typeof office)['advanceOrder' | 'acceptProof'], { id }: Placed) => {
  const { body } = await call(office.readOrder, { params: { id } });
  return call(endpoint, { params: { id }, body: { version: body.version } });
};
const cancel = (order: Placed, body: object = {}, key = order.access_key) =>
  shop.call<{ data: Order; code?: string; fields?: object }>(
    'POST',
    `/purchases/${order.id}/order/cancel`,
    body,
    {
      'x-order-key': key,
    },
  );
const orderOf = async (order: Placed) => (await shop.readOrder(order)).body.data as unknown as Order;
const paidLongAgo = (order: Placed) =>
  shop.rawQuery(`update payments set settled_at = now() - interval '91 days' where order_id = '${order.id}'`);

describe('a buyer who cancels an order before it is sent', () => {
  it('gets the money back to the card, and the stock is on sale again', async () => {
    const order = await placePaidOrder();
    expect((await orderOf(order)).cancellation).toEqual({ money: 'card' });
    const { status, body } = await cancel(order);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'cancelled',
      cancellation: null,
      refunds: [{ amount: order.total, state: 'open', way: 'card' }],
    });
    expect(await shop.stockOf('W6')).toBe(100);
    await shop.app.jobs.runDue(['refund-payment']);
    expect(await shop.ledger(order.payment.token)).toMatchObject({
      refunds: 1,
      refunded_amount: order.total,
    });
    expect((await orderOf(order)).refunds).toMatchObject([{ state: 'done' }]);
    expect(await shop.mailJobsOf(order, 'order-cancelled')).toHaveLength(1);
    expect(await shop.mailJobsOf(order, 'order-refunded')).toHaveLength(1);
  });

  it('can cancel it when the charge of an earlier attempt was given back', async () => {
    const order = await shop.placePaidOrder({ W6: 2 });
    await shop.rawQuery(
      `insert into refunds (order_id, token, amount, reason, done_at)
       values ('${order.id}', '${'f'.repeat(64)}', ${order.total}, 'fits no open order', now())`,
    );
    expect(await orderOf(order)).toMatchObject({ cancellation: { money: 'card' }, refunded: 0 });
    expect((await cancel(order)).body.data.status).toBe('cancelled');
  });

  it('refunds once however often the request comes', async () => {
    const order = await placePaidOrder();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(order)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await shop.app.jobs.runDue(['refund-payment']);
    expect(await shop.ledger(order.payment.token)).toMatchObject({
      refunds: 1,
      refunded_amount: order.total,
    });
    expect(await shop.stockOf('W6')).toBe(100);
  });

  it('names an account for the money of a transfer, which staff give back by hand', async () => {
    const order = await unpaidTransfer();
    await write(office.acceptProof, order);
    expect((await orderOf(order)).cancellation).toEqual({ money: 'account' });
    const missing = await cancel(order);
    expect(missing).toMatchObject({ status: 422 });
    expect(Object.keys(missing.body.fields ?? {})).toEqual(['account']);
    const wrong = await cancel(order, { account: { ...ACCOUNT, bank: 'Banco Inventado' } });
    expect(Object.keys(wrong.body.fields ?? {})).toEqual(['account.bank']);
    expect((await cancel(order, { account: ACCOUNT })).body.data).toMatchObject({
      status: 'cancelled',
      refunds: [{ amount: order.total, state: 'open', way: 'other' }],
    });
    const { body } = await call(office.readOrder, { params: { id: order.id } });
    expect(body).toMatchObject({
      refund_account: { ...ACCOUNT, rut: '12345678-5' },
      steps: [
        {
          step: 'finish-refund',
          by_hand: 'always',
          max_amount: order.total,
          consequence: expect.stringContaining('Se anota que ya devolviste'),
        },
      ],
    });
    await shop.app.jobs.run('give-open-refunds', {});
    const finished = await call(office.refundOrder, {
      params: { id: order.id },
      body: { version: body.version, by_hand: true, reason: 'Transferido' },
    });
    expect(finished.body.order).toMatchObject({ refunded: order.total, steps: [] });
    expect((await orderOf(order)).refunds).toMatchObject([{ state: 'done', way: 'other' }]);
  });

  it('names an account when the card is too old, and the card network gets no request', async () => {
    const order = await placePaidOrder();
    await paidLongAgo(order);
    expect((await orderOf(order)).cancellation).toEqual({ money: 'account' });
    expect((await cancel(order, { account: ACCOUNT })).body.data.status).toBe('cancelled');
    await shop.app.jobs.run('refund-payment', { order_id: order.id });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 0 });
    const { body } = await call(office.readOrder, { params: { id: order.id } });
    expect(body.steps).toMatchObject([{ step: 'refund', max_amount: order.total }]);
  });

  it('pays nothing for a transfer that was not made', async () => {
    const order = await unpaidTransfer();
    expect((await orderOf(order)).cancellation).toEqual({ money: 'none' });
    expect((await cancel(order)).body.data).toMatchObject({ status: 'cancelled', payment_status: 'failed' });
    expect(await shop.stockOf('W6')).toBe(100);
    expect(await shop.mailJobsOf(order, 'order-cancelled')).toHaveLength(1);
  });

  it('cannot cancel a transfer whose proof waits: the money may be there', async () => {
    const order = await unpaidTransfer();
    await shop.uploadProof(order);
    expect((await orderOf(order)).cancellation).toBeNull();
    expect(await cancel(order)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  });

  it('keeps the named account from an erasure until staff have paid', async () => {
    const order = await unpaidTransfer();
    await write(office.acceptProof, order);
    expect((await cancel(order, { account: ACCOUNT })).body.data.status).toBe('cancelled');
    await shop.rawQuery(`update orders set erase_requested_at = now() where id = '${order.id}'`);
    const erase = () => shop.db.transaction().execute((trx) => eraseFinishedOrders(trx, [order.id]));
    expect(await erase()).toBe(0);
    await shop.rawQuery(`update refunds set done_at = now() where order_id = '${order.id}'`);
    expect(await erase()).toBe(1);
    expect((await shop.rawQuery(`select from refund_accounts where order_id = '${order.id}'`)).rows).toEqual(
      [],
    );
  });

  it('cannot cancel an order whose money came back already', async () => {
    const order = await placePaidOrder();
    await shop.rawQuery(`insert into refunds (order_id, amount, reason, token, done_at)
      select order_id, amount, 'x', token, now() from payments where order_id = '${order.id}'`);
    expect((await orderOf(order)).cancellation).toBeNull();
    expect((await cancel(order)).status).toBe(409);
  });

  it('and staff who send it at the same moment: one wins, and the other is told', async () => {
    const order = await placePaidOrder();
    const [byBuyer, byStaff] = await Promise.all([cancel(order), write(office.advanceOrder, order)]);
    expect([byBuyer.status, byStaff.status].sort()).toEqual([200, 409]);
    const { status, cancellation } = await orderOf(order);
    expect(status).toBe(byBuyer.status === 200 ? 'cancelled' : 'on_the_way');
    expect(cancellation).toBeNull();
    await shop.app.jobs.runDue(['refund-payment']);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: byBuyer.status === 200 ? 1 : 0 });
  });

  it('cannot cancel an order that is sent, or that waits for the card network', async () => {
    const sent = await placePaidOrder();
    await write(office.advanceOrder, sent);
    const { body: waiting } = await shop.placeOrder(await shop.cartWith({ W6: 1 }));
    for (const order of [sent, waiting]) {
      expect((await orderOf(order)).cancellation).toBeNull();
      expect(await cancel(order)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    }
  });

  it('is the owner: a stranger finds no order', async () => {
    const order = await placePaidOrder();
    expect((await cancel(order, {}, 'otra')).status).toBe(404);
    expect((await orderOf(order)).status).toBe('confirmed');
  });

  it('is named in the audit', async () => {
    const order = await placePaidOrder();
    await cancel(order);
    const entry = await shop.db
      .selectFrom('audit_entries')
      .select(['staff_id', 'action', 'after'])
      .where('entity_id', '=', order.number)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      staff_id: null,
      action: 'orders.cancel',
      after: { status: 'cancelled', by_buyer: true },
    });
  });
});

it('a debit card with an earlier refund is given back to an account', async () => {
  const order = await placePaidOrder();
  await shop.rawQuery(
    `update payments set answer = answer || '{"payment_type_code": "VD"}' where order_id = '${order.id}'`,
  );
  expect((await orderOf(order)).cancellation).toEqual({ money: 'card' });
  await shop.rawQuery(`insert into refunds (order_id, amount, reason, token, done_at)
    select order_id, 1000, 'x', token, now() from payments where order_id = '${order.id}'`);
  expect((await orderOf(order)).cancellation).toEqual({ money: 'account' });
});
