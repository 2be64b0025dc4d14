import { sql } from 'kysely';
import * as endpoints from 'shared-contracts/office/batches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { storeCarriers } from '../../../test/courier.ts';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertPaidOrder } from '../../../test/order-rows.ts';

let shop: TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('warehouse', 'Ana'));
  await storeCarriers(shop.db, [
    { name: 'Correo Sur', tracking_url: 'https://correo.example/{number}', needs_number: true },
    { name: 'Furgón', tracking_url: '', needs_number: false },
  ]);
});
afterAll(() => shop.close());

let keys = 0;
/** Batch of `count` orders to one street, so that their route is the order of their numbers. */
const batchOf = async (count: number) => {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push(await insertPaidOrder(shop.db));
  const { body } = await call(
    endpoints.createBatch,
    { body: { orders: ids } },
    { 'idempotency-key': `key-of-batch-${keys++}` },
  );
  const batch = (await call(endpoints.readBatch, { params: { id: body.id } })).body;
  return { id: String(body.id), ids, numbers: batch.orders.map(({ number }: { number: string }) => number) };
};
const send = async (id: string, text: string, key = `key-of-send-${keys++}`, carrier = 'correo sur') =>
  (await call(endpoints.sendBatch, { params: { id }, body: { carrier, text } }, { 'idempotency-key': key }))
    .body;
const stateOf = (id: string) =>
  shop.db
    .selectFrom('orders')
    .select(['status', 'carrier', 'tracking_number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const mailsOf = async (id: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job
    where name = 'send-order-mail' and data ->> 'order_id' = ${id}`.execute(shop.db);
  return rows[0]?.count;
};

it('sends each line with its own result, and names the lines that are wrong', async () => {
  const { id, ids, numbers } = await batchOf(5);
  const { lines, batch } = await send(
    id,
    [
      `${numbers[0]}, ab 1001`,
      `${numbers[1]}\t2002`,
      `${numbers[2]};2002`,
      `${numbers[3]}, 4004, Nadie`,
      'CQ-999999, 5005',
      `${numbers[4]}, , furgon`,
    ].join('\n'),
  );
  expect(
    lines.map(({ line, sent, why }: { line: number; sent: boolean; why: string }) => [line, sent, why]),
  ).toEqual([
    [1, true, null],
    [2, false, 'El número está también en la línea 3. Corrige la que no es.'],
    [3, false, 'El número está también en la línea 2. Corrige la que no es.'],
    [4, false, 'La tienda no tiene ese transporte. Elige uno de la lista.'],
    [5, false, 'El pedido no está en este lote.'],
    [6, true, null],
  ]);
  expect(batch).toMatchObject({ left: 3, last_send: { orders: 2 } });
  expect(await stateOf(ids[0] ?? '')).toEqual({
    status: 'on_the_way',
    carrier: 'Correo Sur',
    tracking_number: 'AB1001',
  });
});

it('gives scanned numbers to the orders in the order of the route', async () => {
  const { id, ids } = await batchOf(2);
  const { lines } = await send(id, '700001\n700002');
  expect(lines.map(({ sent }: { sent: boolean }) => sent)).toEqual([true, true]);
  expect((await stateOf(ids[1] ?? '')).tracking_number).toBe('700002');
});

it('sends nothing twice when a request is repeated, also with scanned numbers', async () => {
  const { id, ids } = await batchOf(2);
  const first = await send(id, '800001\n800002', 'the-same-send');
  const again = await send(id, '800001\n800002', 'the-same-send');
  expect(again.lines).toEqual(first.lines);
  expect(await mailsOf(ids[0] ?? '')).toBe(1);
});

it('takes the last send back once, without another mail', async () => {
  const { id, ids } = await batchOf(2);
  const { batch } = await send(id, '900001\n900002');
  const undo = () => call(endpoints.undoSend, { params: { id }, body: { key: batch.last_send.key } });
  const { body } = await undo();
  expect(body).toMatchObject({ undone: 2, kept: [], batch: { left: 2, last_send: null } });
  expect(await stateOf(ids[0] ?? '')).toMatchObject({ status: 'confirmed', tracking_number: null });
  expect(await mailsOf(ids[0] ?? '')).toBe(1);
  expect((await undo()).status).toBe(409);
});

it('takes nothing back of a send that has more orders by now than the person saw', async () => {
  const { id, ids } = await batchOf(2);
  const packer = await shop.signInAs('warehouse', 'Bruno');
  const pack = async (text: string) => {
    const body = { carrier: 'Correo Sur', text };
    const headers = { 'idempotency-key': 'send-that-goes-on' };
    return (await packer.call(endpoints.sendBatch, { params: { id }, body }, headers)).body;
  };
  const { last_send: seen } = (await pack('930001')).batch;
  expect(seen).toMatchObject({ orders: 1, staff: 'Bruno' });
  await pack('930001\n930002');
  const undo = (orders: number) =>
    call(endpoints.undoSend, { params: { id }, body: { key: seen.key, orders } });
  expect((await undo(seen.orders)).body.code).toBe('CONFLICT');
  expect(await stateOf(ids[0] ?? '')).toMatchObject({ status: 'on_the_way' });
  expect((await undo(2)).body).toMatchObject({ undone: 2, batch: { last_send: null } });
});

it('takes the others back when an undo that was killed halfway is repeated', async () => {
  const { id, ids } = await batchOf(2);
  const { last_send: seen } = (await send(id, '940001\n940002')).batch;
  await shop.db
    .updateTable('orders')
    .set({ status: 'confirmed' })
    .where('id', '=', ids[0] ?? '')
    .execute();
  await shop.db
    .updateTable('batch_sends')
    .set({ undone_at: new Date() })
    .where('order_id', '=', ids[0] ?? '')
    .execute();
  const { body } = await call(endpoints.undoSend, {
    params: { id },
    body: { key: seen.key, orders: seen.orders },
  });
  expect(body).toMatchObject({ undone: 1, kept: [], batch: { left: 2, last_send: null } });
});

it('sends a list again that was taken back, although the office repeats its key', async () => {
  const { id, ids } = await batchOf(1);
  const { batch } = await send(id, '910001', 'send-after-undo');
  await call(endpoints.undoSend, { params: { id }, body: { key: batch.last_send.key } });
  const again = await send(id, '910001', 'send-after-undo');
  expect(again).toMatchObject({ lines: [{ sent: true }], batch: { left: 0, last_send: { orders: 1 } } });
  expect(await stateOf(ids[0] ?? '')).toMatchObject({ status: 'on_the_way', tracking_number: '910001' });
});

it('sends no order that a closed batch has freed, and still says what it sent', async () => {
  const { id, ids, numbers } = await batchOf(2);
  const first = await send(id, `${numbers[0]}, 920001`, 'send-before-closing');
  await call(endpoints.closeBatch, { params: { id } });
  expect((await send(id, `${numbers[0]}, 920001`, 'send-before-closing')).lines).toEqual(first.lines);
  const { lines } = await send(id, `${numbers[1]}, 920002`);
  expect(lines).toMatchObject([{ sent: false, why: 'El pedido no está en este lote.' }]);
  expect(await stateOf(ids[1] ?? '')).toMatchObject({ status: 'confirmed', tracking_number: null });
});

it('tells that a pick-up is ready, and never delivers it by a second list', async () => {
  const order = await insertPaidOrder(shop.db, { delivery_method: 'pickup', address: null });
  const made = await call(
    endpoints.createBatch,
    { body: { orders: [order] } },
    { 'idempotency-key': `key-of-batch-${keys++}` },
  );
  const { number } = await shop.db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', order)
    .executeTakeFirstOrThrow();
  const repeated = () => send(made.body.id, String(number), 'the-send-of-a-pick-up');
  expect((await repeated()).lines).toMatchObject([{ sent: true }]);
  expect((await repeated()).lines).toMatchObject([{ sent: true }]);
  expect((await send(made.body.id, String(number))).lines).toMatchObject([{ sent: false }]);
  expect((await stateOf(order)).status).toBe('on_the_way');
});
