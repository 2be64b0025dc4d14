import { sql } from 'kysely';
import { listAudit } from 'shared-contracts/office/audit';
import { OFFICE_ENDPOINTS } from 'shared-contracts/office/endpoint-list.schema';
import { listMessages } from 'shared-contracts/office/messages';
import { listSubscriptions } from 'shared-contracts/office/newsletter';
import {
  listOrders,
  readGiftCard,
  readOrder,
  readOrderMail,
  readPackingSlip,
  readProof,
} from 'shared-contracts/office/orders';
import { listPeople } from 'shared-contracts/office/people';
import { listPrivacyRequests } from 'shared-contracts/office/privacy-requests';
import { listReservations } from 'shared-contracts/office/reservations';
import { listStaff } from 'shared-contracts/office/staff';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { customersOf, PASSWORD } from '../../test/customers.ts';
import { eraseCustomer } from '../../test/erase-customer.ts';
import { openOfficeOf, type TestOffice } from '../../test/office-harness.ts';
import { openShop, type Shop } from '../../test/shopper.ts';
import { type AuditEntry, audit } from './audit.ts';
import { isLook } from './looks.ts';

let shop: Shop & TestOffice;
let owner: Awaited<ReturnType<TestOffice['signInAs']>>;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
  owner = await shop.signInAs('owner', 'Elena');
});
afterAll(() => shop.close());

const write = (entry: Partial<AuditEntry> = {}) =>
  shop.db.transaction().execute((trx) =>
    audit(trx, {
      staffId: owner.id,
      action: 'staff.change',
      entity: 'order',
      entityId: 'CQ-000001',
      before: { status: 'confirmed', total: 1000 },
      after: { status: 'on_the_way', total: 1000 },
      reason: null,
      ...entry,
    }),
  );
const search = async (query: object) => (await owner.call(listAudit, { query })).body;
const forget = () =>
  sql`alter table audit_entries disable trigger user; truncate audit_entries;
    alter table audit_entries enable trigger user`.execute(shop.db);
beforeEach(forget);

describe('an audit entry', () => {
  it('has the fields that changed, and no others', async () => {
    await write();
    expect((await search({})).data).toMatchObject([
      { before: { status: 'confirmed' }, after: { status: 'on_the_way' }, staff: { name: 'Elena' } },
    ]);
    expect((await search({})).data[0].after).not.toHaveProperty('total');
  });

  it('is written with its change, or not at all', async () => {
    const failing = shop.db.transaction().execute(async (trx) => {
      await audit(trx, {
        staffId: null,
        action: 'staff.change',
        entity: 'staff',
        entityId: 'x',
        before: null,
        after: null,
      });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect((await search({})).total).toBe(0);
  });

  it.each([
    ['changed', sql`update audit_entries set reason = 'otra'`],
    ['given to another staff member', sql`update audit_entries set staff_id = null`],
    ['deleted', sql`delete from audit_entries`],
    ['truncated', sql`truncate audit_entries`],
    ['truncated with its staff', sql`truncate staff cascade`],
    ['orphaned with its staff member', sql`delete from staff`],
    [
      'overwritten',
      sql`insert into audit_entries (id, action, entity, entity_id) overriding system value
      select id, 'x', 'staff', 'x' from audit_entries on conflict (id) do update set action = 'x'`,
    ],
  ])('cannot be %s', async (_title, statement) => {
    await write();
    const before = (await search({})).data;
    await expect(statement.execute(shop.db)).rejects.toThrow(/audit entries are never changed|foreign key/);
    expect((await search({})).data).toEqual(before);
  });

  it('keeps person, time and action also in an erasure', async () => {
    await write();
    const erasing = (statement: ReturnType<typeof sql>) =>
      shop.db.transaction().execute(async (trx) => {
        await sql`set local shop.erases = 'on'`.execute(trx);
        await statement.execute(trx);
      });
    for (const statement of [
      sql`update audit_entries set staff_id = null`,
      sql`update audit_entries set at = now() - interval '1 day'`,
      sql`update audit_entries set action = 'x'`,
      sql`update audit_entries set entity_id = 'x'`,
      sql`delete from audit_entries`,
      sql`truncate audit_entries`,
    ])
      await expect(erasing(statement)).rejects.toThrow('audit entries are never changed');
    await erasing(sql`update audit_entries set reason = '—'`);
    // The permission ends with its transaction.
    await expect(sql`update audit_entries set reason = 'x'`.execute(shop.db)).rejects.toThrow(
      'never changed',
    );
  });

  it('is found by staff, thing, action, day and words', async () => {
    await write({ reason: 'La botella llegó quebrada' });
    await write({ entity: 'product', entityId: 'W5', staffId: null, action: 'staff.read' });
    const idsOf = async (query: object) =>
      (await search(query)).data.map(({ entity_id }: { entity_id: string }) => entity_id);
    expect(await idsOf({})).toEqual(['W5', 'CQ-000001']);
    expect(await idsOf({ order: 'asc', per_page: 1, page: 2 })).toEqual(['W5']);
    for (const query of [
      { staff: owner.id },
      { entity: 'order' },
      { entity_id: 'CQ-000001' },
      { action: 'staff.change' },
      { q: 'QUEBRADA' },
    ])
      expect({ query, found: await idsOf(query) }).toEqual({ query, found: ['CQ-000001'] });
    expect(await idsOf({ q: '100%' })).toEqual([]);
    expect(await idsOf({ q: '_' })).toEqual([]);
    expect(await idsOf({ to: '2020-01-01' })).toEqual([]);
    expect(await idsOf({ from: '2020-01-01' })).toHaveLength(2);
  });
});

describe('the erasure of a customer', () => {
  const email = 'rosa.lagos@example.cl';
  const TRACES = ['rosa', 'lagos', '12345678', '12.345.678', '987654321', '8765 4321', 'aromos', 'quillayes'];
  const traces = async () => {
    const { rows } = await sql<{ text: string }>`
      select lower(entry::text) as text from audit_entries entry order by id`.execute(shop.db);
    return rows.map(({ text }) => TRACES.filter((trace) => new RegExp(`\\b${trace}\\b`).test(text)));
  };
  const buy = async () => {
    const changes = { email, name: 'Rosa', surname: 'Lagos' };
    return shop.placePaidOrder({ W5: 1 }, changes);
  };
  const erase = () => eraseCustomer(shop.db, shop.config, { email, userId: null, isProven: true });

  it('redacts the customer’s data in every entry, and keeps the rest', async () => {
    const order = await buy();
    const contact = { name: 'Pedro', surname: 'Soto', phone: '+56 9 1234 5678' };
    await shop.db
      .updateTable('orders')
      .set({ status: 'delivered', contact: JSON.stringify(contact) })
      .where('id', '=', order.id)
      .execute();
    await write({
      entityId: order.number,
      before: { address: 'Los Quillayes 8', commune: 'Ñuñoa', total: 5 },
      after: { address: 'Los Aromos 123', commune: 'Providencia', total: 5, invoice: { giro: 'Bar' } },
      reason:
        'Rosa llamó del 9 8765 4321: vive en los aromos 123. Prosa y rosal quedan. Recibe Pedro, 9 1234 5678.',
    });
    await write({
      entityId: order.number,
      before: null,
      after: {
        note: 'Avisar a la vecina',
        to: email,
        failure: [{ text: 'Hola Rosa' }],
        tracking_number: 'CX-7741',
      },
    });
    // Another order, whose note names this customer.
    await write({ entityId: 'CQ-999999', reason: `Devolver a ${email.toUpperCase()}, RUT 12.345.678-5` });
    await write({ entity: 'product', entityId: 'W5', reason: 'Vino de rosa' });
    await write({
      entityId: 'CQ-999998',
      reason: `Como ${email}: teléfono 9 8765 43219, correos mi${email} y ${email}.ar, guía 9123456785`,
    });
    await erase();
    expect((await traces()).slice(0, 4)).toEqual([[], [], [], ['rosa']]);
    const { data } = await search({ order: 'asc' });
    expect(data).toMatchObject([
      {
        before: { address: '—', commune: 'Ñuñoa' },
        after: { address: '—', commune: 'Providencia', invoice: '—' },
        reason: '— llamó del 9 —: vive en —. Prosa y rosal quedan. Recibe —, 9 —.',
        staff: { id: owner.id },
      },
      { after: { note: '—', to: '—', failure: [{ text: '—' }], tracking_number: '—' } },
      { entity_id: 'CQ-999999', reason: 'Devolver a —, RUT —' },
      { reason: 'Vino de rosa' },
      // Longer numbers and addresses of other people.
      {
        reason: `Como —: teléfono 9 8765 43219, correos mirosa.—@example.cl y —.—@example.cl.ar, guía 9123456785`,
      },
    ]);
  });

  it('redacts entries of an order under way when it is delivered', async () => {
    const order = await buy();
    await write({ entityId: order.number, before: null, after: null, reason: 'Rosa prefiere la tarde' });
    await erase();
    expect(await traces()).toEqual([['rosa']]);
    await shop.db.updateTable('orders').set({ status: 'delivered' }).where('id', '=', order.id).execute();
    await shop.app.jobs.run('remove-expired', {});
    expect(await traces()).toEqual([[]]);
  });

  it('redacts the data of the account', async () => {
    const customers = customersOf(shop);
    const customer = await customers.join({ email, name: 'Rosa', last_name: 'Lagos', rut: '7.654.321-6' });
    const token = await customers.linkTokenTo(email, 'verify-email');
    await shop.call('POST', '/verify-email', { token, password: PASSWORD });
    await write({ entityId: 'CQ-999999', reason: `Lagos (7654321-6) escribe desde ${email}` });
    const { status } = await customer.call('POST', '/profile/erase', { current_password: PASSWORD });
    expect(status).toBe(200);
    expect((await search({})).data).toMatchObject([{ reason: '— (—) escribe desde —' }]);
  });

  it('redacts nothing about the owner of an e-mail that the account has not confirmed', async () => {
    const customers = customersOf(shop);
    const impostor = await customers.join({ email: 'victima@example.cl', rut: '7.654.321-6' });
    await write({ entityId: 'CQ-999998', reason: 'Pago de victima@example.cl, RUT 7.654.321-6' });
    const { status } = await impostor.call('POST', '/profile/erase', { current_password: PASSWORD });
    expect(status).toBe(200);
    expect((await search({})).data).toMatchObject([
      { reason: 'Pago de victima@example.cl, RUT 7.654.321-6' },
    ]);
  });
});

describe('a look at customers’ data', () => {
  const looks = async () =>
    (await search({ order: 'asc' })).data.map(
      ({ action, entity_id }: { action: string; entity_id: string }) => [action, entity_id],
    );

  it('leaves one entry for a list and one for each thing that staff open, and none for 15 minutes', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W5: 1 }));
    await forget();
    for (let round = 0; round < 2; round += 1) {
      await owner.call(listOrders, { query: {} });
      await owner.call(readOrder, { params: { id: order.id } });
      await owner.call(listMessages, { query: {} });
      await owner.call(listPeople, { query: {} });
      await owner.call(listReservations, { query: {} });
      await owner.call(listSubscriptions, { query: {} });
    }
    expect(await looks()).toEqual([
      ['orders.read', 'list'],
      ['orders.read', order.number],
      ['messages.read', 'list'],
      ['people.read', 'list'],
      ['reservations.read', 'list'],
      ['newsletter.read', 'list'],
    ]);
  });

  it('leaves an entry of the order for its papers and mails, and of a request about data', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W5: 1 }), {
      payment_method: { document: '0', platform: 'transfer' },
      gift_box: { check: true, text: 'Con cariño' },
    });
    await shop.uploadProof(order);
    const mail = await shop.db
      .insertInto('order_mails')
      .values({ order_id: order.id, kind: 'order-received', recipient: 'ana@example.cl', state: 'sent' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const params = { id: order.id };
    for (const look of [
      () => owner.call(readProof, { params }),
      () => owner.call(readPackingSlip, { params }),
      () => owner.call(readGiftCard, { params }),
      () => owner.call(readOrderMail, { params: { ...params, mail: mail.id } }),
    ]) {
      await forget();
      expect((await look()).status).toBe(200);
      expect(await looks()).toEqual([['orders.read', order.number]]);
    }
    await forget();
    await owner.call(listPrivacyRequests, { query: {} });
    expect(await looks()).toEqual([['privacy.read', 'list']]);
  });

  it('is noted for each answer whose contract has names or contacts of customers', () => {
    // Members of the staff, the person whose certificate signs for the company, and guests of events, whose list has an
    // action of its own.
    const OTHERS =
      /^office-(list|read)-(staff|session|own-sessions|sessions-of|enrolment|event-guests|taxes)$/;
    const seen = OFFICE_ENDPOINTS.filter(({ endpoint: { id, method }, schema }) => {
      if (method !== 'GET' || OTHERS.test(id) || !schema.response) return false;
      const text = JSON.stringify(z.toJSONSchema(schema.response, { unrepresentable: 'any' }));
      return /"(customer|email|phone|rut)":\{/.test(text);
    });
    expect(seen.map(({ endpoint: { id } }) => id).filter((id) => !isLook(id))).toEqual([]);
  });

  it('leaves no entry when the answer shows nobody', async () => {
    await owner.call(readOrder, { params: { id: 'none' } });
    await owner.call(listStaff, { query: {} });
    expect(await looks()).toEqual([]);
  });
});
