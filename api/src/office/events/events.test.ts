import { sql } from 'kysely';
import { endpointUrl } from 'shared-contracts/api/endpoint';
import { readEvent } from 'shared-contracts/api/events';
import type { EventDetail } from 'shared-contracts/api/events.schema';
import { readReservation } from 'shared-contracts/api/reservations';
import type { Reservation } from 'shared-contracts/api/reservations.schema';
import * as events from 'shared-contracts/office/events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { insertReservation } from '../../../test/insert-reservation.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { reservationToken } from '../../modules/reservations/reservation-token.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

describe('events', () => {
  const words = { title: 'Cata de otoño', lead: 'Seis copas', place: 'La barra', text: 'Uno.\n\nDos <b>.' };
  const event = (values: object = {}) => ({
    kind: 'tasting',
    day: '2030-05-10',
    hour: '19:30',
    duration_minutes: 120,
    price: 15_000,
    capacity: 10,
    max_persons: 4,
    is_visible: true,
    es: words,
    en: { ...words, title: 'Autumn tasting' },
    picture: { image: '/storage/content/cata.1a2b3c4d', width: 1200, height: 800 },
    ...values,
  });
  const create = (values?: object) => call(events.createEvent, { body: event(values) });
  const change = (id: string, body: object) =>
    call(events.changeEvent, { params: { id }, body: { ...event(), reason: 'otro día', ...body } });
  const inShop = async (slug: string) => {
    const url = endpointUrl(readEvent, { params: { id: slug } });
    return (await shop.call<{ data: EventDetail }>('GET', url, undefined, { 'accept-language': 'en' })).body
      .data;
  };
  /** A guest with all the taken seats of an event. @returns the id of the reservation */
  const guest = async (id: string, seats: number): Promise<string> => {
    const { starts_at, ends_at } = await shop.db
      .updateTable('events')
      .set({ seats_taken: seats })
      .where('id', '=', Number(id))
      .returning(['starts_at', 'ends_at'])
      .executeTakeFirstOrThrow();
    return insertReservation(shop.db, {
      kind: 'event',
      event_id: Number(id),
      starts_at,
      ends_at,
      person_quantity: seats,
      email: `invitada${id}@correo.example`,
    });
  };

  it('are created with seats and texts, which the shop shows at once', async () => {
    const { body } = await create();
    expect(body).toMatchObject({ slug: 'cata-de-otono-2030-05-10', seats_taken: 0, title: 'Cata de otoño' });
    expect(await inShop(body.slug)).toMatchObject({
      title: 'Autumn tasting',
      starts_at: '2030-05-10T23:30:00.000Z',
      ends_at: '2030-05-11T01:30:00.000Z',
      seats_left: 10,
      seo: { title: 'Autumn tasting', image: '/storage/content/cata.1a2b3c4d' },
      blocks: [
        { kind: 'paragraph', content: [{ kind: 'text', text: 'Uno.' }] },
        { kind: 'paragraph', content: [{ kind: 'text', text: 'Dos <b>.' }] },
      ],
    });
    expect(Object.keys((await create()).body.fields)).toEqual(['es.title', 'day']);
    expect((await create({ day: '2020-05-10' })).body.fields).toHaveProperty('day');
  });

  it('are listed and read also when they are beyond the limits of today', async () => {
    const { id, slug } = (await create({ day: '2030-05-11' })).body;
    await shop.rawQuery(
      `update events set price = 20000000, capacity = 20000, max_persons = 200,
        ends_at = starts_at + interval '2 days',
        content = jsonb_set(jsonb_set(content, '{es,lead}', to_jsonb(repeat('a', 400))), '{en,place}', '""')
        where id = ${id}`,
    );
    const listed = await call(events.listEvents, { query: { q: 'otono', when: 'upcoming' } });
    const facts = { slug, price: 20_000_000, capacity: 20_000, max_persons: 200, duration_minutes: 2_880 };
    expect(listed.body.data).toContainEqual(expect.objectContaining(facts));
    const { body } = await call(events.readEvent, { params: { id } });
    expect(body).toMatchObject({ ...facts, es: { lead: 'a'.repeat(400) }, en: { place: '' } });
    const { version, day, es, en } = body;
    const refused = await change(id, { version, day, price: body.price, es, en });
    expect(Object.keys(refused.body.fields)).toEqual(['price', 'es.lead']);
  });

  it('need no English: the English page shows the Spanish texts until there are others', async () => {
    const made = await create({ day: '2030-05-20', en: undefined });
    const { id, slug, version } = made.body;
    expect(await inShop(slug)).toMatchObject({ title: 'Cata de otoño', place: 'La barra' });
    const en = { title: 'Autumn tasting', lead: '', place: 'La barra', text: 'Uno.\n\nDos <b>.' };
    const es = { ...words, place: 'El patio', text: 'Tres.' };
    await change(id, { version, day: '2030-05-20', es, en });
    expect(await inShop(slug)).toMatchObject({
      title: 'Autumn tasting',
      lead: 'Seis copas',
      place: 'El patio',
      blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Tres.' }] }],
    });
  });

  it('keep a text of headings and links for English readers when it exists only in Spanish', async () => {
    const { id, slug, version } = (await create({ day: '2030-05-21' })).body;
    const blocks = [{ kind: 'heading', level: 2, text: 'El menú', id: 'el-menu' }];
    await sql`
      update events set content = jsonb_set(content - 'en', '{es,blocks}', ${JSON.stringify(blocks)}::jsonb)
      where id = ${id}::int`.execute(shop.db);
    const { es, en } = (await call(events.readEvent, { params: { id } })).body;
    expect([es.text, en.text]).toEqual([null, null]);
    await change(id, { version, day: '2030-05-21', price: 18_000, es, en });
    expect(await inShop(slug)).toMatchObject({ price: 18_000, title: 'Cata de otoño', blocks });
  });

  it('move with their guests, who keep their seats and get a mail', async () => {
    const { id, version } = (await create({ day: '2030-06-01' })).body;
    const reservation = await guest(id, 3);
    const few = await change(id, { version, day: '2030-06-01', capacity: 2 });
    expect(Object.keys(few.body.fields)).toEqual(['capacity']);
    const hidden = await change(id, { version, day: '2030-06-01', is_visible: false });
    expect(Object.keys(hidden.body.fields)).toEqual(['is_visible']);
    const moved = await change(id, { version, day: '2030-06-02', picture: undefined });
    expect(moved.body).toMatchObject({ day: '2030-06-02', seats_taken: 3, reservations: 1 });
    expect((await change(id, { version })).body.code).toBe('CONFLICT');
    const { starts_at } = await shop.db
      .selectFrom('reservations')
      .select('starts_at')
      .where('id', '=', reservation)
      .executeTakeFirstOrThrow();
    expect(starts_at.toISOString()).toBe('2030-06-02T23:30:00.000Z');
    const mails = await customersOf(shop).mailsTo(`invitada${id}@correo.example`);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Cambió tu reserva')]);
    const entry = mails[0]?.attachments[0]?.content as ArrayBuffer;
    expect(new TextDecoder().decode(entry), 'Calendars ignore the same number.').toContain('SEQUENCE:1');
  });

  it('tell their guests of another place, but not when they are past', async () => {
    const day = '2030-06-14';
    const { id, version } = (await create({ day })).body;
    await guest(id, 2);
    const mails = () => customersOf(shop).mailsTo(`invitada${id}@correo.example`);
    const lead = { ...words, lead: 'Siete copas' };
    const same = await change(id, { version, day, es: lead, picture: undefined });
    expect(await mails()).toEqual([]);
    const es = { ...words, place: 'El patio' };
    await change(id, { version: same.body.version, day, es, picture: undefined });
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: expect.stringContaining('Cambió tu reserva') });
    expect(mail?.text).toContain('El patio');
    const entry = new TextDecoder().decode(mail?.attachments[0]?.content as ArrayBuffer);
    expect(entry).toContain('SEQUENCE:1');
    expect(entry).toContain('LOCATION:El patio');
    await shop.rawQuery(
      `update events set starts_at = date_trunc('minute', now()) - interval '1 day',
        ends_at = date_trunc('minute', now()) - interval '22 hours' where id = ${id}`,
    );
    const past = (await call(events.readEvent, { params: { id } })).body;
    const back = { version: past.version, day: past.day, hour: past.hour, picture: undefined };
    expect((await change(id, back)).status).toBe(200);
    expect(await mails()).toHaveLength(1);
  });

  it('confirm guests who have still to press the link, when staff move them, but not for another place', async () => {
    const day = '2030-06-07';
    const { id, version } = (await create({ day })).body;
    const held = await guest(id, 5);
    const reservation = () =>
      shop.db.selectFrom('reservations').select('confirm_until').where('id', '=', held);
    const confirm_until = new Date(Date.now() + 3_600_000);
    await shop.db.updateTable('reservations').set({ confirm_until }).where('id', '=', held).execute();
    const es = { ...words, place: 'El patio' };
    const elsewhere = await change(id, { version, day, es, picture: undefined });
    expect(await reservation().executeTakeFirst()).toEqual({ confirm_until });
    expect(await customersOf(shop).mailsTo(`invitada${id}@correo.example`)).toEqual([]);
    await change(id, { version: elsewhere.body.version, day: '2030-06-08', es, picture: undefined });
    expect(await reservation().executeTakeFirst()).toEqual({ confirm_until: null });
    expect(await customersOf(shop).mailsTo(`invitada${id}@correo.example`)).toHaveLength(1);
  });

  it('take noted arrivals back on another day, and keep them when only the hour changes', async () => {
    const { id, version } = (await create({ day: '2030-06-11' })).body;
    const early = await guest(id, 2);
    const reservation = () =>
      shop.db.selectFrom('reservations').select('arrival').where('id', '=', early).executeTakeFirst();
    await shop.db.updateTable('reservations').set({ arrival: 'arrived' }).where('id', '=', early).execute();
    const later = await change(id, { version, day: '2030-06-11', hour: '20:15', picture: undefined });
    expect(await reservation()).toEqual({ arrival: 'arrived' });
    await change(id, { version: later.body.version, day: '2030-06-12', hour: '20:15', picture: undefined });
    expect(await reservation()).toEqual({ arrival: null });
  });

  it('show their new time to guests who wait for seats, who get no mail', async () => {
    const { id, version } = (await create({ day: '2030-06-05' })).body;
    const waiting = await insertReservation(shop.db, {
      kind: 'event',
      event_id: Number(id),
      status: 'cancelled',
      cancelled_at: new Date(),
      waiting_since: new Date(),
      starts_at: new Date('2030-06-05T23:30:00Z'),
      ends_at: new Date('2030-06-06T01:30:00Z'),
      email: `espera${id}@correo.example`,
    });
    await change(id, { version, day: '2030-06-06', picture: undefined });
    const url = endpointUrl(readReservation, {
      query: { token: reservationToken(shop.config.APP_SECRET, waiting) },
    });
    expect((await shop.call<{ data: Reservation }>('GET', url)).body.data).toMatchObject({
      date: '2030-06-06',
      is_waiting: true,
    });
    expect(await customersOf(shop).mailsTo(`espera${id}@correo.example`)).toEqual([]);
  });

  it('send no reminder just after the mail about the new time', async () => {
    const { id, version } = (await create({ day: '2030-06-03' })).body;
    const reservation = await guest(id, 3);
    const week = sql<Date>`now() - interval '7 days'`;
    await shop.db
      .updateTable('reservations')
      .set({ created_at: week })
      .where('id', '=', reservation)
      .execute();
    const { date: day, hour } = inSantiago(new Date(Date.now() + 20 * 3_600_000));
    expect((await change(id, { version, day, hour, picture: undefined })).status).toBe(200);
    await shop.app.jobs.run('queue-reminders', {});
    const mails = await customersOf(shop).mailsTo(`invitada${id}@correo.example`);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Cambió tu reserva')]);
  });

  it('need a later hour when the hour of today has passed', async () => {
    const { date: day } = inSantiago(new Date());
    expect(Object.keys((await create({ day, hour: '00:00' })).body.fields)).toEqual(['hour']);
  });

  it('describe a new picture by the title, and keep the description of a picture that stays', async () => {
    const day = '2030-06-08';
    const { id, slug, version } = (await create({ day })).body;
    await shop.rawQuery(
      `update events set content = jsonb_set(content, '{en,picture,alt}', '"Six glasses"') where id = ${id}`,
    );
    const same = await change(id, { version, day, picture: undefined });
    expect((await inShop(slug)).picture.alt).toBe('Six glasses');
    const picture = { image: '/storage/content/otra.1a2b3c4e', width: 1200, height: 800 };
    await change(id, { version: same.body.version, day, picture });
    expect((await inShop(slug)).picture).toMatchObject({ image: picture.image, alt: 'Autumn tasting' });
  });

  it('are cancelled once, with a mail to each guest', async () => {
    const { id, version, slug } = (await create({ day: '2030-07-01' })).body;
    await guest(id, 4);
    const cancel = () =>
      call(events.cancelEvent, { params: { id }, body: { version, reason: 'se enfermó el sommelier' } });
    const [one, other] = await Promise.all([cancel(), cancel()]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const { body } = one.status === 200 ? one : other;
    expect(body).toMatchObject({ cancelled: 1, is_visible: false, seats_taken: 0, reservations: 0 });
    const mails = await customersOf(shop).mailsTo(`invitada${id}@correo.example`);
    expect(mails.map(({ subject }) => subject)).toEqual(['Tuvimos que anular: Cata de otoño']);
    expect(await inShop(slug)).toBeUndefined();
    const listed = await call(events.listEvents, { query: { when: 'hidden', q: 'otono' } });
    expect(listed.body.data.map((row: { slug: string }) => row.slug)).toEqual([slug]);
  });

  it('are hidden with their guests when they are past', async () => {
    const { id } = (await create({ day: '2030-06-09' })).body;
    await shop.rawQuery(
      `update events set starts_at = date_trunc('minute', now()) - interval '1 day',
        ends_at = date_trunc('minute', now()) - interval '22 hours' where id = ${id}`,
    );
    await guest(id, 4);
    const { version, day, hour } = (await call(events.readEvent, { params: { id } })).body;
    const hidden = await change(id, { version, day, hour, is_visible: false });
    expect([hidden.status, hidden.body.is_visible]).toEqual([200, false]);
  });

  it('are cancelled also for the guests who wait, with a mail', async () => {
    const { id, version } = (await create({ day: '2030-07-02' })).body;
    const reservation = await guest(id, 2);
    await shop.db
      .updateTable('reservations')
      .set({ status: 'cancelled', waiting_since: new Date() })
      .where('id', '=', reservation)
      .execute();
    await call(events.cancelEvent, { params: { id }, body: { version, reason: 'se enfermó el sommelier' } });
    const { body } = await call(events.listEventGuests, { params: { id } });
    expect(body.data).toMatchObject([{ state: 'cancelled', is_waiting: false }]);
    const mails = await customersOf(shop).mailsTo(`invitada${id}@correo.example`);
    expect(mails.map(({ subject }) => subject)).toEqual(['Tuvimos que anular: Cata de otoño']);
  });
});
