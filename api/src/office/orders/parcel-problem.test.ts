import type { Endpoint } from 'shared-contracts/api/endpoint';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W6: 500 }));

const read = async (id: string): Promise<OfficeOrder> =>
  (await call(endpoints.readOrder, { params: { id } })).body;
const write = async (endpoint: Endpoint, id: string, body: object = {}) => {
  const { version } = await read(id);
  return call(endpoint, { params: { id }, body: { version, ...body } });
};
/** A paid order of two bottles on its way. */
const sent = async (): Promise<string> => {
  const body = await shop.placePaidOrder({ W6: 2 });
  expect(await write(endpoints.advanceOrder, body.id)).toMatchObject({ status: 200 });
  return body.id;
};
const note = (id: string, problem: 'returned' | 'lost' | null) =>
  write(endpoints.setParcelProblem, id, { problem });
const sendAgain = (id: string) => write(endpoints.sendOrderAgain, id);
const stepsOf = ({ steps }: OfficeOrder) => steps.map(({ step }) => step);
const mailsOf = async (id: string) => {
  const { rows } = await shop.rawQuery(
    `select data ->> 'kind' as kind from jobs.job
     where name = 'send-order-mail' and data ->> 'order_id' = '${id}' order by created_on`,
  );
  return rows.map(({ kind }) => kind);
};
const stock = async (): Promise<number> => {
  const { rows } = await shop.rawQuery("select stock from skus where sku = 'W6'");
  return Number(rows[0]?.stock);
};
const held = async (id: string) => {
  const { rows } = await shop.rawQuery(`select qty from order_stock where order_id = '${id}'`);
  return rows[0]?.qty;
};

describe('a parcel that comes back', () => {
  it('is noted with a mail, and shown to staff and buyer with what follows', async () => {
    const id = await sent();
    const { body } = await note(id, 'returned');
    expect([body.status, body.delivery?.parcel_problem]).toEqual(['on_the_way', 'returned']);
    expect(stepsOf(body)).toEqual(expect.arrayContaining(['send-again', 'parcel-found', 'refund']));
    expect(stepsOf(body)).not.toContain('back');
    expect((await mailsOf(id)).at(-1)).toBe('parcel-returned');
    expect(body.mails_again).toContainEqual({ kind: 'parcel-returned', refund_id: null });
    const tracked = await shop.call<{ data: { delivery: { parcel_problem: string } } }>(
      'GET',
      `/order-tracking?number=${body.number}&email=ana.soto@example.cl`,
    );
    expect(tracked.body.data.delivery.parcel_problem).toBe('returned');
  });

  it('is sent again with the same units', async () => {
    const id = await sent();
    await note(id, 'returned');
    const before = await stock();
    const { body } = await sendAgain(id);
    expect([body.status, body.delivery?.parcel_problem]).toEqual(['confirmed', null]);
    expect([await stock(), await held(id)]).toEqual([before, 2]);
    expect(await write(endpoints.advanceOrder, id)).toMatchObject({ body: { status: 'on_the_way' } });
    expect((await mailsOf(id)).filter((kind) => kind === 'order-shipped')).toHaveLength(2);
  });
});

describe('a parcel whose money was given back', () => {
  it.each(['returned', 'lost'] as const)('is not sent again (%s)', async (problem) => {
    const id = await sent();
    await note(id, problem);
    const { body } = await write(endpoints.refundOrder, id, { reason: 'Lo prefiere así' });
    expect(stepsOf(body.order)).not.toContain('send-again');
    expect(stepsOf(body.order)).toContain('parcel-found');
    const again = await sendAgain(id);
    expect([again.status, again.body.message]).toEqual([
      409,
      'Su dinero ya se devolvió: no se envía otra vez.',
    ]);
    expect((await read(id)).status).toBe('on_the_way');
  });

  it('is no longer told to staff, nor mailed', async () => {
    const id = await sent();
    await note(id, 'lost');
    const { body } = await write(endpoints.refundOrder, id, { reason: 'Lo prefiere así' });
    expect(body.order.delivery.parcel_problem).toBeNull();
    expect(body.order.mails_again).not.toContainEqual({ kind: 'parcel-lost', refund_id: null });
    await shop.app.jobs.runDue(['send-order-mail']);
    const { rows } = await shop.rawQuery(`select kind from order_mails where order_id = '${id}'`);
    expect(rows.map(({ kind }) => kind)).not.toContain('parcel-lost');
  });

  it('tells the buyer of no further parcel', async () => {
    const order = await shop.placePaidOrder({ W6: 2 });
    await write(endpoints.advanceOrder, order.id);
    await note(order.id, 'returned');
    type Delivery = Record<'parcel_problem' | 'promise' | 'time_delivery', unknown>;
    const shown = async () => {
      const key = { 'x-order-key': order.access_key };
      const answers = await Promise.all([
        shop.call<{ data: { delivery: Delivery } }>('GET', `/purchases/${order.id}`, undefined, key),
        shop.call<{ data: { delivery: Delivery } }>(
          'GET',
          `/order-tracking?number=${order.number}&email=ana.soto@example.cl`,
        ),
      ]);
      return answers.map(({ body: { data } }) => {
        const { parcel_problem, promise, time_delivery } = data.delivery;
        return [parcel_problem, promise ?? time_delivery];
      });
    };
    const part = { amount: 1000, reason: 'Una parte' };
    await write(endpoints.refundOrder, order.id, part);
    const waiting = ['returned', expect.anything()];
    expect(await shown()).toEqual([waiting, waiting]);
    await write(endpoints.refundOrder, order.id, { reason: 'Lo prefiere así' });
    expect(await shown()).toEqual([
      [null, null],
      [null, null],
    ]);
  });
});

describe('a parcel that is lost', () => {
  it('is sent again with other units, and the lost ones are written off', async () => {
    const id = await sent();
    await note(id, 'lost');
    const before = await stock();
    await sendAgain(id);
    expect([await stock(), await held(id)]).toEqual([before - 2, 2]);
    const entry = await shop.db
      .selectFrom('audit_entries')
      .select(['after'])
      .where('entity_id', '=', 'W6')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry?.after).toMatchObject({ written_off: 2 });
  });

  it('is not sent again when too few units are left, and nothing changes', async () => {
    const id = await sent();
    await note(id, 'lost');
    await shop.setStock({ W6: 1 });
    const { status, body } = await sendAgain(id);
    expect([status, body.code]).toEqual([409, 'OUT_OF_STOCK']);
    expect([await stock(), await held(id), (await read(id)).delivery.parcel_problem]).toEqual([1, 2, 'lost']);
  });

  it('is sent again without a line that was refunded instead, because none is left', async () => {
    await shop.setStock({ W5: 1 });
    const order = await shop.placePaidOrder({ W5: 1, W6: 2 });
    await write(endpoints.advanceOrder, order.id);
    await note(order.id, 'lost');
    expect((await sendAgain(order.id)).body.code).toBe('OUT_OF_STOCK');
    const { lines } = await read(order.id);
    const { id, price } = lines.find(({ sku }) => sku === 'W5') ?? expect.fail();
    const parts = { lines: [{ id, qty: 1, fate: 'not_returned' }], delivery: false, gift: false };
    await write(endpoints.refundOrder, order.id, { amount: price, parts, reason: 'No queda' });
    expect(await sendAgain(order.id)).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    const { rows } = await shop.rawQuery(`select sku, qty from order_stock where order_id = '${order.id}'`);
    expect(rows).toEqual([{ sku: 'W6', qty: 2 }]);
  });

  it('is not sent again when all its products are refunded, but not the delivery', async () => {
    const id = await sent();
    await note(id, 'lost');
    const [line] = (await read(id)).lines;
    const { id: line_id, price } = line ?? expect.fail();
    const parts = { lines: [{ id: line_id, qty: 2, fate: 'not_returned' }], delivery: false, gift: false };
    const refunded = await write(endpoints.refundOrder, id, { amount: 2 * price, parts, reason: 'No queda' });
    expect(refunded.status, JSON.stringify(refunded.body)).toBe(200);
    expect(stepsOf(refunded.body.order)).not.toContain('send-again');
    expect(await sendAgain(id)).toMatchObject({ status: 409, body: { code: 'STEP_REFUSED' } });
  });

  it('that is found goes on without a mail', async () => {
    const id = await sent();
    await note(id, 'lost');
    const mails = await mailsOf(id);
    const { body } = await note(id, null);
    expect([body.delivery?.parcel_problem, await mailsOf(id)]).toEqual([null, mails]);
  });

  it('that is found before its mail leaves is not told to the buyer', async () => {
    const id = await sent();
    await note(id, 'lost');
    await note(id, null);
    await shop.app.jobs.runDue(['send-order-mail']);
    const { rows } = await shop.rawQuery(`select kind from order_mails where order_id = '${id}'`);
    expect(rows.map(({ kind }) => kind)).not.toContain('parcel-lost');
  });

  it('that arrives after all is delivered', async () => {
    const id = await sent();
    await note(id, 'lost');
    const { body } = await write(endpoints.advanceOrder, id);
    expect([body.status, body.delivery?.parcel_problem]).toEqual(['delivered', null]);
  });
});

it('a state that is noted again sends no second mail', async () => {
  const id = await sent();
  await note(id, 'lost');
  const mails = await mailsOf(id);
  expect(await note(id, 'lost')).toMatchObject({ status: 200 });
  expect(await mailsOf(id)).toEqual(mails);
});

it('an order that is not on its way has no such state, and is not sent again', async () => {
  const id = await sent();
  expect(await sendAgain(id)).toMatchObject({ status: 409, body: { code: 'STEP_REFUSED' } });
  await write(endpoints.advanceOrder, id);
  const { status, body } = await note(id, 'lost');
  expect([status, body.message]).toEqual([
    409,
    'Está en «Entregado»: solo un envío en camino puede volver o perderse.',
  ]);
});
