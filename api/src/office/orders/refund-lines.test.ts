import { formatClp } from 'shared-contracts/domain/money';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.setStock({ W5: 100, W6: 100 });
});
afterEach(() => shop.control({}));

/** Paid by card: 3 × W5, 2 × W6, gift box and delivery. */
const placePaidOrder = async (): Promise<Placed> => {
  const gift = { gift_box: { check: true, text: 'Feliz día' } };
  return shop.placePaidOrder({ W5: 3, W6: 2 }, gift);
};
const read = async (order: { id: string }): Promise<OfficeOrder> =>
  (await call(endpoints.readOrder, { params: { id: order.id } })).body;
const refund = async (order: Placed, body: object) => {
  const { version } = await read(order);
  return call(endpoints.refundOrder, {
    params: { id: order.id },
    body: { version, reason: 'Llegó quebrada', ...body },
  });
};
const parts = (lines: object[], extras: object = {}) => ({ lines, delivery: false, gift: false, ...extras });
const back = (id: string, qty: number) => ({ id, qty, fate: 'stock' });
const historyOf = async (sku: string, order: Placed) => {
  const rows = await shop.db
    .selectFrom('audit_entries')
    .select('after')
    .where('entity', '=', 'product')
    .where('entity_id', '=', sku)
    .orderBy('id')
    .execute();
  return rows
    .map(({ after }) => after as Record<string, unknown>)
    .filter((after) => after.order === order.number);
};
const ship = async (order: Placed) => {
  const { version } = await read(order);
  await call(endpoints.advanceOrder, { params: { id: order.id }, body: { version } });
};

describe('a refund by line', () => {
  it('gives the price of the units back, and puts each unit where staff said', async () => {
    const order = await placePaidOrder();
    await ship(order);
    const [first, second] = (await read(order)).lines;
    const amount = 2 * (first?.price ?? 0) + (second?.price ?? 0);
    const { body } = await refund(order, {
      amount,
      parts: parts([{ id: '0', qty: 2, fate: 'written_off', cause: 'breakage' }, back('1', 1)]),
    });
    expect(body).toMatchObject({
      outcome: 'done',
      order: {
        status: 'on_the_way',
        refunded: amount,
        refunds: [
          {
            lines: [
              { kind: 'line', line_id: '0', qty: 2, fate: 'written_off', cause: 'breakage' },
              { kind: 'line', line_id: '1', qty: 1, amount: second?.price, fate: 'stock', cause: null },
            ],
          },
        ],
      },
    });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: amount });
    expect([await shop.stockOf('W5'), await shop.stockOf('W6')]).toEqual([97, 99]);
    expect(await historyOf('W5', order)).toEqual([
      { order: order.number, written_off: 2, write_off: 'breakage' },
    ]);
    expect(await historyOf('W6', order)).toEqual([{ order: order.number, returned: 1 }]);
  });

  it('adds up to the whole payment in any steps, and cancels the order that is not sent', async () => {
    const order = await placePaidOrder();
    const { lines, price_delivery, gift_price } = await read(order);
    const [w5, w6] = lines.map(({ price }) => price);
    await refund(order, { amount: w5, parts: parts([back('0', 1)]) });
    await refund(order, { amount: gift_price, parts: parts([], { gift: true }) });
    expect((await read(order)).status).toBe('confirmed');
    const { body } = await refund(order, {
      amount: 2 * (w5 ?? 0) + 2 * (w6 ?? 0) + price_delivery,
      parts: parts([{ id: '0', qty: 2, fate: 'written_off', cause: 'missing' }, back('1', 2)], {
        delivery: true,
      }),
    });
    expect(body.order).toMatchObject({ status: 'cancelled', refunded: order.total, steps: [] });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunded_amount: order.total });
    expect([await shop.stockOf('W5'), await shop.stockOf('W6')]).toEqual([98, 100]);
    const held = await shop.db
      .selectFrom('order_stock')
      .select('qty')
      .where('order_id', '=', order.id)
      .execute();
    expect(held).toEqual([]);
  });

  it('records every part when staff give all of it back', async () => {
    const order = await placePaidOrder();
    await ship(order);
    const { body } = await refund(order, {});
    const [given] = body.order.refunds;
    expect(given?.lines).toMatchObject([
      { kind: 'line', qty: 3, fate: 'not_returned' },
      { kind: 'line', qty: 2, fate: 'not_returned' },
      { kind: 'delivery' },
      { kind: 'gift' },
    ]);
    expect(await shop.stockOf('W5')).toBe(97);
  });

  it('shares what a free amount has left over the lines', async () => {
    const order = await placePaidOrder();
    await refund(order, { amount: 5000 });
    const { price } = (await read(order)).lines[0] ?? { price: 0 };
    const full = await refund(order, { amount: price, parts: parts([back('0', 1)]) });
    expect(full).toMatchObject({ status: 409, body: { code: 'STEP_REFUSED' } });
    expect((await read(order)).refunds).toHaveLength(1);
  });

  it('moves nothing while the card network has not given the money, or refuses it', async () => {
    const order = await placePaidOrder();
    await ship(order);
    const { price } = (await read(order)).lines[0] ?? { price: 0 };
    const wanted = { amount: price, parts: parts([back('0', 1)]) };
    await shop.control({ refund: 284, times: 1 });
    expect((await refund(order, wanted)).body.outcome).toBe('refused');
    expect(await shop.stockOf('W5')).toBe(97);
    await shop.control({ fail: 'drop', when: 'before', operation: 'status', times: 1 });
    expect((await refund(order, wanted)).body.outcome).toBe('open');
    expect(await shop.stockOf('W5')).toBe(97);
    await shop.app.jobs.runDue(['refund-payment']);
    await shop.app.jobs.runDue(['refund-payment']);
    expect(await shop.stockOf('W5')).toBe(98);
    expect(await historyOf('W5', order)).toHaveLength(1);
  });

  it('moves the units of a refund that the version before finished', async () => {
    const order = await placePaidOrder();
    await ship(order);
    const { price } = (await read(order)).lines[0] ?? { price: 0 };
    await shop.control({ fail: 'drop', when: 'before', operation: 'status', times: 1 });
    await refund(order, { amount: price, parts: parts([back('0', 1)]) });
    await shop.rawQuery(`update refunds set done_at = now() where order_id = '${order.id}'`);
    await shop.app.jobs.run('give-open-refunds', {});
    await shop.app.jobs.run('give-open-refunds', {});
    expect(await shop.stockOf('W5')).toBe(98);
  });

  it('is done once when two people press at the same time', async () => {
    const order = await placePaidOrder();
    await ship(order);
    const { version, lines } = await read(order);
    const body = { version, reason: 'Retracto', amount: lines[0]?.price, parts: parts([back('0', 1)]) };
    const answers = await Promise.all(
      [1, 2, 3].map(() => call(endpoints.refundOrder, { params: { id: order.id }, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await shop.stockOf('W5')).toBe(98);
  });

  it.each([
    ['more units than are left', { amount: 1, parts: parts([back('0', 4)]) }, 409],
    ['an unknown line', { amount: 1, parts: parts([back('7', 1)]) }, 409],
    ['another amount than theirs', { amount: 1, parts: parts([back('0', 1)]) }, 409],
    [
      'a write-off without a cause',
      { amount: 1, parts: parts([{ id: '0', qty: 1, fate: 'written_off' }]) },
      422,
    ],
    ['no amount', { parts: parts([back('0', 1)]) }, 422],
  ])('is refused with %s', async (_name, body, status) => {
    const order = await placePaidOrder();
    expect((await refund(order, body)).status).toBe(status);
    expect((await read(order)).refunds).toEqual([]);
  });

  it('names the field of bad input', async () => {
    const order = await placePaidOrder();
    const { body } = await refund(order, {
      amount: 1,
      parts: parts([{ id: '0', qty: 1, fate: 'written_off' }]),
    });
    expect(Object.keys(body.fields)).toEqual(['parts.lines.0.cause']);
  });
});

it('is told to the buyer on the order’s page, in tracking and by mail', async () => {
  const order = await placePaidOrder();
  const [first] = (await read(order)).lines;
  const amount = 2 * (first?.price ?? 0) + 3990;
  await refund(order, { amount, parts: parts([back('0', 2)], { delivery: true }) });
  const told = {
    amount,
    state: 'done',
    way: 'card',
    lines: [
      { kind: 'line', name: first?.name, qty: 2, amount: amount - 3990 },
      { kind: 'delivery', name: '', qty: 1, amount: 3990 },
    ],
  };
  expect((await shop.readOrder(order)).body.data).toMatchObject({ refunded: amount, refunds: [told] });
  const query = new URLSearchParams({ number: order.number, email: 'ana.soto@example.cl' });
  const tracked = await shop.call<{ data: object }>('GET', `/order-tracking?${query}`);
  expect(tracked.body.data).toMatchObject({ refunds: [told] });
  await shop.app.jobs.runDue(['send-order-mail']);
  const mail = (await read(order)).mails.find(({ kind }) => kind === 'order-refunded');
  const { body } = await call(endpoints.readOrderMail, { params: { id: order.id, mail: mail?.id } });
  expect(body.text).toContain(`2 × ${first?.name}: ${formatClp(amount - 3990)}; Despacho: $3.990.`);
});
