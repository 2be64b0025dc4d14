import { listAudit } from 'shared-contracts/office/audit';
import * as endpoints from 'shared-contracts/office/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf, PASSWORD } from '../../../test/customers.ts';
import { guestsOf } from '../../../test/guests.ts';
import { type CallOffice, openOfficeOf } from '../../../test/office-harness.ts';
import { insertOrder } from '../../../test/order-rows.ts';
import { openShop } from '../../../test/shopper.ts';

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
const customers = customersOf(shop);
const guests = guestsOf(shop);
afterAll(() => shop.close());

let manager: CallOffice;
let support: CallOffice;
beforeAll(async () => {
  ({ call: manager } = await shop.signInAs('manager', 'Gerta'));
  ({ call: support } = await shop.signInAs('support'));
});

const WHY = 'lo pidió por teléfono';
const find = async (q: string, query: object = {}) => {
  const { status, body } = await support(endpoints.listPeople, { query: { q, ...query } });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.total).toBe(body.data.length);
  return body.data;
};
const personOf = async (email: string) => {
  const [{ id }] = await find(email);
  const { body } = await support(endpoints.readPerson, { params: { id } });
  return body;
};
const entriesOf = async (id: string) =>
  (await manager(listAudit, { query: { entity: 'customer', entity_id: id, order: 'asc' } })).body.data;

describe('the list of people', () => {
  beforeAll(async () => {
    await insertOrder(shop.db, {
      email: 'Nandu@Example.cl',
      name: 'Ñandú',
      surname: "<b>O'Higgins",
      rut: '7654321-6',
      phone: '+56911223344',
    });
    await insertOrder(shop.db, { email: 'nandu@example.cl', name: 'Ñandú', surname: 'Soto' });
    await shop.db
      .insertInto('contact_messages')
      .values({
        kind: 'person',
        name: '=cmd()',
        last_name: '‮اختبار',
        email: 'solo.escribe@example.cl',
        phone: null,
        company_name: null,
        rut: null,
        subject: null,
        order_number: null,
        message: 'Hola',
        locale: 'es',
      })
      .execute();
  });

  it.each([
    ['a name without its signs', 'nandu'],
    ['an e-mail', 'NANDU@example.cl'],
    ['a RUT with dots', '7.654.321-6'],
    ['a phone without the country', '9 1122 3344'],
  ])('finds a guest by %s, once', async (_title, q) => {
    expect(await find(q)).toMatchObject([
      { email: 'nandu@example.cl', name: 'Ñandú Soto', account: 'none', orders: 2 },
    ]);
  });

  it('finds senders of messages, customers and guests of the wine bar', async () => {
    expect(await find('solo.escribe')).toMatchObject([
      { name: '=cmd() ‮اختبار', orders: 0, last_order_at: null },
    ]);
    const { email } = await customers.join({ name: 'Zacarías' });
    expect(await find('zacarias')).toMatchObject([{ email, name: 'Zacarías Soto', account: 'open' }]);
    expect(await find('zacarias', { account: 'none' })).toEqual([]);
    await guests.addEvent('cata-personas');
    await guests.reserveEvent('cata-personas', { name: 'Yolanda', email: 'yolanda@example.cl' });
    expect(await find('yolanda')).toMatchObject([{ email: 'yolanda@example.cl', account: 'none' }]);
  });

  it('finds nothing by signs of the query language', async () => {
    for (const q of ["' | 'a", ':*', '%', '\\', '<script>']) expect(await find(q), q).toEqual([]);
  });
});

it('leaves one entry of a look at a person, although the page reads it again', async () => {
  const { id } = await personOf('nandu@example.cl');
  await support(endpoints.readPerson, { params: { id } });
  expect((await entriesOf(id)).map(({ action }: { action: string }) => action)).toEqual(['people.read']);
});

it('shows account, orders and numbers of a person', async () => {
  expect(await personOf('nandu@example.cl')).toMatchObject({
    account: null,
    ruts: ['12345678-5', '7654321-6'],
    phones: ['+56987654321', '+56911223344'],
    orders: [{ status: 'in_validation' }, {}],
    counts: { orders: 2, orders_open: 2, reservations: 0, messages: 0 },
    newsletter: 'none',
  });
});

it('shows of a person without a profile the messages that wait for an answer', async () => {
  const email = 'sin.perfil@example.cl';
  for (const message of ['contestado', 'pendiente'])
    await shop.call('POST', '/contact', { name: 'Ana', email, message });
  await shop.db
    .updateTable('contact_messages')
    .set({ answered_at: new Date() })
    .where('message', '=', 'contestado')
    .execute();
  expect((await personOf(email)).messages).toHaveLength(2);
  await shop.db.insertInto('data_limits').values({ email, purpose: 'profile' }).execute();
  const { number } = await shop.db
    .selectFrom('contact_messages')
    .select('number')
    .where('message', '=', 'pendiente')
    .executeTakeFirstOrThrow();
  expect((await personOf(email)).messages).toMatchObject([{ number }]);
});

it('shows once a RUT and a phone that the person typed in two ways', async () => {
  const { email } = await customers.join({ rut: '7.654.321-6', phone: '+56 9 1122 3344' });
  await insertOrder(shop.db, { email, rut: '7654321-6', phone: '+56911223344' });
  expect(await personOf(email)).toMatchObject({ ruts: ['7654321-6'], phones: ['+56911223344'] });
});

describe('a blocked account', () => {
  it('cannot go on, sign in or order, until staff unblock it', async () => {
    const customer = await customers.join();
    const { email } = customer;
    const seen = await personOf(email);
    expect(seen.account).toMatchObject({ sessions: 1, blocked_at: null });
    const change = { params: { id: seen.id }, body: { version: seen.version, reason: 'insultos' } };
    expect((await support(endpoints.blockPerson, change)).status).toBe(403);
    const { status, body } = await manager(endpoints.blockPerson, change);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.account).toMatchObject({ sessions: 0, blocked_by: 'Gerta', blocked_reason: 'insultos' });
    // Sent again after a lost answer.
    expect((await manager(endpoints.blockPerson, change)).body.code).toBe('CONFLICT');

    expect((await customer.call('GET', '/profile/sessions')).status).toBe(401);
    const signIn = (password: string) => shop.call<{ code?: string }>('POST', '/login', { email, password });
    expect((await signIn('otra clave larga')).body.code).toBe('INVALID_CREDENTIALS');
    expect((await signIn(PASSWORD)).body).toMatchObject({
      code: 'ACCOUNT_BLOCKED',
      message: 'Tu cuenta está bloqueada. Escríbenos y lo conversamos.',
    });
    expect(await find(email, { account: 'blocked' })).toHaveLength(1);

    const reason = 'se disculpó';
    const undo = { params: { id: seen.id }, body: { version: body.version, reason } };
    expect((await manager(endpoints.unblockPerson, undo)).body.account.blocked_at).toBeNull();
    expect((await signIn(PASSWORD)).status).toBe(200);
    expect((await entriesOf(seen.id)).slice(1)).toMatchObject([
      {
        action: 'people.block',
        before: { blocked: false },
        after: { blocked: true, ended: 1 },
        reason: 'insultos',
      },
      { action: 'people.block', after: { blocked: false }, reason },
    ]);
  });

  it('has no order of a request that began before the block', async () => {
    const customer = await customers.join();
    await shop.db
      .updateTable('users')
      .set({ blocked_at: new Date() })
      .where('email', '=', customer.email)
      .execute();
    const { body } = await shop.placeOrder(await shop.cartWith({ W1: 1 }), {}, crypto.randomUUID(), {
      authorization: `Bearer ${customer.tokens.access_token}`,
    });
    expect(body).toMatchObject({ code: 'ACCOUNT_BLOCKED' });
  });

  it('cannot be a guest', async () => {
    const { id, version } = await personOf('nandu@example.cl');
    const change = { params: { id }, body: { version, reason: WHY } };
    expect((await manager(endpoints.blockPerson, change)).status).toBe(404);
  });
});

it('exports everything about a guest, with an entry that says why', async () => {
  const { id } = await personOf('nandu@example.cl');
  const { status, body } = await support(endpoints.exportPerson, { params: { id }, body: { reason: WHY } });
  expect(status).toBe(200);
  expect(body.filename).toMatch(/^datos-personales-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(body.text).data.purchases).toHaveLength(2);
  expect((await entriesOf(id)).at(-1)).toMatchObject({ action: 'people.export', reason: WHY });
});

describe('an erasure', () => {
  it('keeps orders without names, and nothing about the person in the audit', async () => {
    const customer = await customers.join();
    const { email } = customer;
    const done = await insertOrder(shop.db, { email, status: 'delivered' });
    const open = await insertOrder(shop.db, { email, status: 'confirmed' });
    const seen = await personOf(email);
    expect(seen.counts).toMatchObject({ orders: 2, orders_open: 1 });
    const reason = `lo pidió ${email}, de nombre Ana`;
    const erase = (version: string) =>
      manager(endpoints.erasePerson, { params: { id: seen.id }, body: { version, reason } });
    // A reason that names the person without the e-mail.
    await support(endpoints.exportPerson, { params: { id: seen.id }, body: { reason: 'Ana llamó' } });
    // Another order came meanwhile: the numbers of the dialog are no longer true.
    const late = await insertOrder(shop.db, { email, status: 'cancelled' });
    expect((await erase(seen.version)).body.code).toBe('CONFLICT');
    const { status, body } = await erase((await personOf(email)).version);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toEqual({ account: true, orders: 2, orders_later: 1, reservations: 0, messages: 0 });

    expect(await find(email)).toEqual([]);
    expect((await support(endpoints.readPerson, { params: { id: seen.id } })).status).toBe(404);
    const orders = await shop.db
      .selectFrom('orders')
      .select(['id', 'email'])
      .where('id', 'in', [done, open, late])
      .execute();
    expect(Object.fromEntries(orders.map((order) => [order.id, order.email]))).toEqual({
      [done]: '—',
      [open]: email,
      [late]: '—',
    });
    const entries = await entriesOf(seen.id);
    expect(entries.at(-1)).toMatchObject({ action: 'people.erase', after: { orders: 3, orders_open: 1 } });
    expect(JSON.stringify(entries)).not.toContain(email);
    expect(JSON.stringify(entries)).not.toContain('Ana');
  });

  it('is refused when the account got an order with another e-mail meanwhile', async () => {
    const { email } = await customers.join();
    const { id, version } = await personOf(email);
    const { id: user_id } = await shop.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    await insertOrder(shop.db, { email: 'otra.direccion@example.cl', user_id });
    expect((await personOf(email)).counts.orders).toBe(1);
    const body = { version, reason: WHY };
    expect((await manager(endpoints.erasePerson, { params: { id }, body })).body.code).toBe('CONFLICT');
  });

  it('by a job removes addresses whose data is gone from the directory', async () => {
    const old = new Date('2020-01-01');
    await shop.db.insertInto('people').values({ email: 'nadie@example.cl', created_at: old }).execute();
    await shop.db
      .updateTable('people')
      .set({ created_at: old })
      .where('email', '=', 'nandu@example.cl')
      .execute();
    await shop.app.jobs.run('remove-expired', {});
    const emails = (await shop.db.selectFrom('people').select('email').execute()).map(({ email }) => email);
    expect(emails).not.toContain('nadie@example.cl');
    expect(emails).toContain('nandu@example.cl');
  });
});
