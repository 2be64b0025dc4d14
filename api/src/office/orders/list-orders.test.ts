import * as endpoints from 'shared-contracts/office/orders';
import type { ListedOrder } from 'shared-contracts/office/orders.schema';
import { MAX_TICKED } from 'shared-contracts/office/ticked-limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertOrder } from '../../../test/order-rows.ts';

let shop: TestOffice;
let call: CallOffice;
const ids: Record<string, { id: string; number: string }> = {};

/** Inserts an order that is paid by card and confirmed, unless `changes` say otherwise. */
const insert = async (changes: Parameters<typeof insertOrder>[1]) => {
  const id = await insertOrder(shop.db, {
    status: 'confirmed',
    payment_status: 'success',
    platform: 'webpay',
    delivery_method: 'home',
    commune: 'Ñuñoa',
    region: 'Región Metropolitana de Santiago',
    ...changes,
  });
  return shop.db.selectFrom('orders').select(['id', 'number']).where('id', '=', id).executeTakeFirstOrThrow();
};
const day = (text: string) => new Date(`${text}T12:00:00Z`);
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call } = await shop.signInAs('warehouse'));
  const { db } = shop;
  ids.card = await insert({
    created_at: day('2026-01-01'),
    carrier: 'Correo Sur',
    tracking_number: 'AB-9001',
  });
  ids.unpaid = await insert({
    created_at: day('2026-01-02'),
    platform: 'transfer',
    status: 'in_validation',
    payment_status: 'pending',
    name: 'Ñandú',
    surname: "O'Higgins \\ Peña",
    email: 'nandu@example.cl',
    rut: '7654321-6',
  });
  ids.proof = await insert({
    created_at: day('2026-01-03'),
    platform: 'transfer',
    status: 'in_validation',
    payment_status: 'pending',
    proof_at: day('2026-01-03'),
    name: '<b>Robert',
    surname: '‮اختبار 🍷',
  });
  ids.pickup = await insert({
    // 23:30 of 3 January in Santiago.
    created_at: new Date('2026-01-04T02:30:00Z'),
    delivery_method: 'pickup',
    status: 'on_the_way',
    region: null,
    commune: null,
    contact: JSON.stringify({ name: 'Recibe Otra' }),
  });
  ids.open = await insert({
    created_at: day('2026-01-05'),
    status: 'cancelled',
    document: '1',
    invoice: JSON.stringify({ reason: 'Boldos SpA', rut: '76086428-5' }),
  });
  ids.refused = await insert({ created_at: day('2026-01-06'), status: 'cancelled' });
  ids.madeUp = await insert({ created_at: day('2026-01-07'), status: 'cancelled' });
  const refund = { token: null, amount: 1000, reason: 'x' };
  await db
    .insertInto('refunds')
    .values([
      { ...refund, order_id: ids.open.id },
      { ...refund, order_id: ids.refused.id, refused_at: new Date(), refusal: 'no' },
      { ...refund, order_id: ids.madeUp.id, refused_at: new Date(), refusal: 'no' },
      { ...refund, order_id: ids.madeUp.id, done_at: new Date() },
    ])
    .execute();
  const mail = { kind: 'payment-approved' as const, recipient: 'ana.soto@example.cl' };
  await db
    .insertInto('order_mails')
    .values([
      { ...mail, order_id: ids.card.id, state: 'failed' },
      // Only a mail of the same kind replaces it.
      { ...mail, order_id: ids.card.id, kind: 'order-shipped', state: 'sent' },
      { ...mail, order_id: ids.pickup.id, state: 'failed', at: day('2026-01-03') },
      { ...mail, order_id: ids.pickup.id, state: 'sent' },
    ])
    .execute();
});
afterAll(() => shop.close());

const found = async (query: object) => {
  const { status, body } = await call(endpoints.listOrders, { query });
  expect(status, JSON.stringify(body)).toBe(200);
  const names = body.data.map(
    ({ id }: { id: string }) => Object.entries(ids).find(([, row]) => row.id === id)?.[0],
  );
  expect(body.total).toBe(names.length);
  return names;
};

it('lists orders, newest first, with their proof and refunds', async () => {
  expect(await found({})).toEqual(['madeUp', 'refused', 'open', 'pickup', 'proof', 'unpaid', 'card']);
  const { body } = await call(endpoints.listOrders, { query: { per_page: 3, page: 2 } });
  expect(body).toMatchObject({ total: 7, more: false });
  expect(body.data[1]).toMatchObject({
    id: ids.proof?.id,
    number: ids.proof?.number,
    customer: '<b>Robert ‮اختبار 🍷',
    proof_waits: true,
    refunds: 'none',
  });
});

it.each([
  [{ status: 'on_the_way' }, ['pickup']],
  [{ payment_status: 'pending' }, ['proof', 'unpaid']],
  [{ platform: 'transfer' }, ['proof', 'unpaid']],
  [{ proof: 'waiting' }, ['proof']],
  [{ proof: 'awaited' }, ['unpaid']],
  [{ refunds: 'open' }, ['open']],
  [{ refunds: 'refused' }, ['refused']],
  [{ mails: 'failed' }, ['card']],
  [{ delivery: 'pickup' }, ['pickup']],
  [{ region: '13', status: 'confirmed' }, ['card']],
  [{ region: '15' }, []],
  [{ from: '2026-01-03', to: '2026-01-03' }, ['pickup', 'proof']],
  [{ to: '2026-01-02', order: 'asc' }, ['card', 'unpaid']],
])('filters by %j', async (query, names) => {
  expect(await found(query)).toEqual(names);
});

it.each([
  ['nandu@example.cl', ['unpaid']],
  ['NANDU@', ['unpaid']],
  ['7.654.321-6', ['unpaid']],
  ['7654321-6', ['unpaid']],
  ['7 654 321 6', ['unpaid']],
  ['ñandu', ['unpaid']],
  ['pena nan', ['unpaid']],
  ["o'higg", ['unpaid']],
  ['\\', ['unpaid']],
  ['otra recibe', ['pickup']],
  ['ab-9001', ['card']],
  [' AB-9001 ', ['card']],
  ['AB-90', []],
  ['76.086.428-5', ['open']],
  ['760864285', ['open']],
  ['boldos', ['open']],
  ['SpA bold', ['open']],
  ['<b>rob', ['proof']],
  ['🍷', ['proof']],
  ['nobody', []],
  ["' | 'ana':*", []],
])('finds orders by %s', async (q, names) => {
  expect(await found({ q })).toEqual(names);
});

it('finds an order by its number in any spelling', async () => {
  const { number } = ids.refused as { number: string };
  const digits = String(Number(number.slice(3)));
  for (const q of [number, number.toLowerCase(), number.replace('-', ''), digits])
    expect(await found({ q }), q).toContain('refused');
});

it('refuses a search with a NUL character, as PostgreSQL cannot hold one', async () => {
  expect((await call(endpoints.listOrders, { query: { q: 'ana\0' } })).status).toBe(400);
  expect((await call(endpoints.readOrder, { params: { id: 'a\0b' } })).status).toBe(400);
});

it.each([
  { status: 'lost' },
  { page: '0' },
  { per_page: String(MAX_TICKED + 1) },
  { from: '2026-02-30' },
  { sort: 'email; drop table orders' },
])('refuses the query %j', async (query) => {
  expect((await call(endpoints.listOrders, { query })).status).toBe(422);
});

it('lists the oldest promise first, and orders without a promise last', async () => {
  const promised = (last: string, day: number) =>
    insert({
      delivery_method: 'home',
      region: 'Aysén',
      promised_first: last,
      promised_last: last,
      created_at: new Date(Date.UTC(2025, 0, day)),
    });
  const orders = [
    await promised('2025-02-03', 1),
    await insert({ region: 'Aysén', created_at: day('2025-01-02') }),
    await promised('2025-02-01', 3),
    await promised('2025-02-01', 4),
  ];
  const listed = async (order: string) => {
    const { body } = await call(endpoints.listOrders, {
      query: { sort: 'promise', order, status: 'confirmed', to: '2025-01-31' },
    });
    return body.data.map(({ id }: ListedOrder) => orders.findIndex((one) => one.id === id));
  };
  expect(await listed('asc')).toEqual([2, 3, 0, 1]);
  expect(await listed('desc')).toEqual([0, 3, 2, 1]);
  const { body } = await call(endpoints.listOrders, {
    query: { sort: 'promise', order: 'asc', to: '2025-01-31' },
  });
  expect(body.data[0]?.promised_on).toBe('2025-02-01');
});

it('lists parcels that came back or are lost until their money is given back', async () => {
  const sent = { status: 'on_the_way', payment_status: 'success', total: 1000 } as const;
  ids.returned = await insert({ ...sent, created_at: day('2026-01-08'), parcel_problem: 'returned' });
  ids.lost = await insert({ ...sent, created_at: day('2026-01-09'), parcel_problem: 'lost' });
  expect(await found({ parcel_problem: 'returned' })).toEqual(['returned']);
  expect(await found({ parcel_problem: 'lost' })).toEqual(['lost']);
  const problems = async () => {
    const { body } = await call(endpoints.listOrders, { query: { status: 'on_the_way' } });
    return body.data.map(({ parcel_problem }: ListedOrder) => parcel_problem);
  };
  expect(await problems()).toEqual(['lost', 'returned', null]);
  await shop.db
    .insertInto('refunds')
    .values({ order_id: ids.lost.id, token: null, amount: 1000, reason: 'x' })
    .execute();
  expect(await found({ parcel_problem: 'lost' })).toEqual([]);
  expect(await problems()).toEqual([null, 'returned', null]);
});
