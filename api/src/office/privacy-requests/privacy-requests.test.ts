import { sql } from 'kysely';
import * as messages from 'shared-contracts/office/messages';
import * as newsletter from 'shared-contracts/office/newsletter';
import * as orders from 'shared-contracts/office/orders';
import * as people from 'shared-contracts/office/people';
import * as endpoints from 'shared-contracts/office/privacy-requests';
import * as reservations from 'shared-contracts/office/reservations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { guestsOf } from '../../../test/guests.ts';
import { type CallOffice, openOfficeOf } from '../../../test/office-harness.ts';
import { openShop } from '../../../test/shopper.ts';
import { warnDueRequests } from '../../jobs/due-request-mails.ts';
import { findBoughtTogether } from '../../modules/recommendations/recommendations.repository.ts';

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
const { mailsTo } = customersOf(shop);
const guests = guestsOf(shop);
afterAll(() => shop.close());

let manager: CallOffice;
let managerId: string;
let support: CallOffice;
beforeAll(async () => {
  ({ call: manager, id: managerId } = await shop.signInAs('manager', 'Lucía'));
  ({ call: support } = await shop.signInAs('support'));
});

/** Asks and confirms by the mailed link. */
const prove = async (email: string, right: string, rest: object = {}): Promise<void> => {
  await shop.call('POST', '/privacy-requests', { email, right, ...rest });
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  const token = /solicitud\?token=([\w.-]+)/.exec(text)?.[1];
  const { status } = await shop.call('POST', '/privacy-requests/confirm', { token });
  if (status !== 200) throw new Error(`confirm: ${status}`);
};
const find = async (q: string) =>
  (await support(endpoints.listPrivacyRequests, { query: { q } })).body.data[0];
const open = async (email: string) => {
  await prove(email, 'correction', { text: 'Mi apellido es Larga' });
  const { id } = await find(email);
  return (await support(endpoints.readPrivacyRequest, { params: { id } })).body;
};
const place = async (email: string, changes: object = {}) =>
  (await shop.placeOrder(await shop.cartWith({ W5: 1, W6: 1 }), { email, ...changes })).body;
const auditOf = (number: string) =>
  shop.db
    .selectFrom('audit_entries')
    .select(['action', 'before', 'after', 'staff_id'])
    .where('entity_id', '=', number)
    .orderBy('id')
    .execute();

describe('the desk', () => {
  it('lists confirmed requests with the days left, and shows none that waits for its link', async () => {
    await shop.call('POST', '/privacy-requests', { email: 'sin.enlace@example.cl', right: 'access' });
    expect(await find('sin.enlace@example.cl')).toBeUndefined();
    const request = await open('abierta@example.cl');
    expect(request).toMatchObject({
      right: 'correction',
      status: 'open',
      days_left: 30,
      text: 'Mi apellido es Larga',
    });
    expect((await auditOf(request.number))[0]).toMatchObject({ action: 'privacy.read' });
  });

  it('answers once, mails the answer, and keeps it out of the audit', async () => {
    const email = 'respondida@example.cl';
    const { id, version, number } = await open(email);
    const body = { version, text: 'Corregimos tu apellido.' };
    expect((await support(endpoints.answerPrivacyRequest, { params: { id }, body })).status).toBe(403);
    const both = await Promise.all(
      [1, 2].map(() => manager(endpoints.answerPrivacyRequest, { params: { id }, body })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const answered = (await manager(endpoints.readPrivacyRequest, { params: { id } })).body;
    expect(answered).toMatchObject({ status: 'done', staff: 'Lucía', days_left: null });
    expect((await mailsTo(email)).at(-1)?.text).toContain('Corregimos tu apellido.');
    const entry = (await auditOf(number)).find(({ action }) => action === 'privacy.answer');
    expect(entry).toMatchObject({ staff_id: managerId, after: { status: 'done' } });
    expect(JSON.stringify(entry)).not.toContain('apellido');
  });

  it('sends no receipt and no new term that waited for the mail server until the answer', async () => {
    const email = 'tardia@example.cl';
    const { id, version } = await open(email);
    const body = { version, text: 'Falta un papel', days: 20 };
    const extended = (await manager(endpoints.extendPrivacyRequest, { params: { id }, body })).body;
    const answer = { version: extended.version, text: 'Corregimos tu apellido.' };
    await manager(endpoints.answerPrivacyRequest, { params: { id }, body: answer });
    const subjects = (await mailsTo(email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Confirma tu solicitud sobre tus datos', expect.stringMatching(/^Respuesta/)]);
  });

  it('refuses with the way and the term to complain', async () => {
    const email = 'rechazada@example.cl';
    const { id, version } = await open(email);
    const body = { version, text: 'El documento no es tuyo.' };
    await manager(endpoints.refusePrivacyRequest, { params: { id }, body });
    const text = (await mailsTo(email)).at(-1)?.text ?? '';
    expect(text).toContain('El documento no es tuyo.');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Agencia de Protección de Datos Personales dentro de 30 días hábiles',
    );
    expect((await find(email)).status).toBe('refused');
  });

  it('extends the term once, by 30 days at most', async () => {
    const email = 'extendida@example.cl';
    const { id, version } = await open(email);
    const extend = (seen: string, days: number) =>
      manager(endpoints.extendPrivacyRequest, {
        params: { id },
        body: { version: seen, text: 'Falta un papel', days },
      });
    expect((await extend(version, 31)).status).toBe(422);
    const { body } = await extend(version, 20);
    expect(body).toMatchObject({ days_left: 50, extension: 'Falta un papel', status: 'open' });
    expect((await extend(body.version, 5)).body.code).toBe('CONFLICT');
    expect((await mailsTo(email)).at(-1)?.text).toContain('Falta un papel');
  });

  it('finds the erasure of a person by an address that the shop no longer has', async () => {
    const email = 'borrada@example.cl';
    await prove(email, 'erasure');
    await mailsTo(email);
    const found = await find(email);
    expect(found).toMatchObject({ right: 'erasure', status: 'done' });
    expect(found.email).toMatch(/^erased:/);
  });
});

it('warns each owner once at 10 and at 3 days', async () => {
  const owner = await shop.hire('owner');
  const { number } = await open('por.vencer@example.cl');
  const dueIn = (days: number) =>
    sql`update privacy_requests set due_on = santiago_day(now()) + ${days}::int
      where number = ${number}`.execute(shop.db);
  const subjects = async () => {
    await warnDueRequests({ db: shop.db, jobs: shop.app.jobs });
    await warnDueRequests({ db: shop.db, jobs: shop.app.jobs });
    return (await mailsTo(owner.email))
      .map(({ subject }) => subject)
      .filter((text) => text?.includes(number));
  };
  await dueIn(11);
  expect(await subjects()).toEqual([]);
  await dueIn(10);
  expect(await subjects()).toEqual([`Solicitud ${number}: quedan 10 días`]);
  // The shop did not run on the third day before.
  await dueIn(1);
  expect(await subjects()).toEqual([
    `Solicitud ${number}: quedan 10 días`,
    `Solicitud ${number}: queda 1 día`,
  ]);
});

describe('data that a person has blocked', () => {
  const email = 'bloqueada@example.cl';
  const seen = async () => {
    const of = async (endpoint: Parameters<CallOffice>[0], query: object = { q: email }) =>
      (await support(endpoint, { query })).body.data.length;
    return {
      people: await of(people.listPeople),
      orders: await of(orders.listOrders),
      messages: await of(messages.listMessages),
      reservations: await of(reservations.listReservations),
      newsletter: await of(newsletter.listSubscriptions),
    };
  };
  const exported = async () => {
    const { call } = await shop.signInAs('editor');
    return (await call(newsletter.exportSubscriptions, { body: { reason: 'envío de diciembre' } })).body.text;
  };

  it('is in no list and no export, except what is under way, until the person allows it again', async () => {
    const done = await place(email);
    await shop.rawQuery(`update orders set status = 'delivered' where id = '${done.id}'`);
    const running = await place(email);
    await shop.call('POST', '/contact', { name: 'Ana', email, message: 'Hola' });
    await shop.call('POST', '/newsletter', { email });
    await sql`update newsletter_subscriptions set status = 'confirmed' where email = ${email}`.execute(
      shop.db,
    );
    await guests.addEvent('bloqueo');
    await guests.reserveEvent('bloqueo', { email });
    const before = await seen();
    expect(before).toEqual({ people: 1, orders: 2, messages: 1, reservations: 1, newsletter: 1 });
    expect(await exported()).toContain(email);

    await prove(email, 'blocking');
    expect(await seen()).toEqual({ people: 0, orders: 1, messages: 0, reservations: 1, newsletter: 0 });
    expect(await exported()).not.toContain(email);
    await shop.call('POST', '/contact', { name: 'Ana', email, message: 'Quiero comprar otra vez' });
    expect((await seen()).messages).toBe(1);
    await prove(email, 'blocking');
    expect((await seen()).messages).toBe(0);
    await sql`delete from contact_messages where message like 'Quiero%'`.execute(shop.db);
    const { person } = (
      await support(endpoints.readPrivacyRequest, { params: { id: (await find(email)).id } })
    ).body;
    // The visit is under way.
    await sql`update reservations set starts_at = now() - interval '1 hour', ends_at = now() + interval '1 hour'
      where email = ${email}`.execute(shop.db);
    const { body: page } = await support(people.readPerson, { params: { id: person } });
    expect(page).toMatchObject({ limits: ['all'], reservations: [{ status: 'confirmed' }], messages: [] });
    expect(page.orders.map(({ id }: { id: string }) => id)).toEqual([running.id]);

    await sql`update reservations set starts_at = now() - interval '3 hours', ends_at = now() - interval '1 hour'
      where email = ${email}`.execute(shop.db);
    expect((await seen()).reservations).toBe(0);
    await sql`delete from data_limits where email = ${email}`.execute(shop.db);
    expect(await seen()).toEqual(before);
  });
});

describe('an opposition', () => {
  it('to statistics takes the counts of the person out of the list', async () => {
    const email = 'sin.cuenta@example.cl';
    await place(email);
    await prove(email, 'opposition', { purposes: ['statistics'] });
    const { body } = await support(people.listPeople, { query: { q: email } });
    expect(body.data).toMatchObject([{ orders: null, last_order_at: null }]);
  });

  it('to recommendations takes the purchases out of what is bought together', async () => {
    const { rows } = await sql<{ id: number }>`select product_id as id from skus where sku = 'W5'`.execute(
      shop.db,
    );
    const start = [rows[0]?.id ?? 0];
    const emails = ['junta.uno@example.cl', 'junta.dos@example.cl'];
    await sql`update orders set payment_status = 'pending'`.execute(shop.db);
    for (const email of emails) {
      const { id } = await place(email);
      await sql`update orders set payment_status = 'success' where id = ${id}`.execute(shop.db);
    }
    expect(await findBoughtTogether(shop.db, start, 5)).toHaveLength(1);
    await prove(emails[0] ?? '', 'opposition', { purposes: ['recommendations'] });
    expect(await findBoughtTogether(shop.db, start, 5)).toEqual([]);
  });
});
