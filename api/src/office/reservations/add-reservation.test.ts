import { endpointUrl } from 'shared-contracts/api/endpoint';
import { readTableAvailability } from 'shared-contracts/api/reservations';
import type { TableAvailability } from 'shared-contracts/api/reservations.schema';
import { listAudit } from 'shared-contracts/office/audit';
import { addClosedDay } from 'shared-contracts/office/closed-days';
import { listPeople } from 'shared-contracts/office/people';
import * as endpoints from 'shared-contracts/office/reservations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { comingDay, guestsOf } from '../../../test/guests.ts';
import { type CallOffice, openOfficeOf } from '../../../test/office-harness.ts';
import { openShop } from '../../../test/shopper.ts';
import { inSantiago, momentOf } from '../../lib/santiago.ts';
import { readAvailability } from '../../modules/reservations/tables.service.ts';
import { DEFAULT_BAR_RULES } from '../../modules/settings/bar-rules.ts';

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
const guests = guestsOf(shop);
const { mailsTo } = customersOf(shop);
afterAll(() => shop.close());

let call: CallOffice;
let owner: CallOffice;
beforeAll(async () => {
  ({ call } = await shop.signInAs('support'));
  ({ call: owner } = await shop.signInAs('owner'));
});

const THURSDAY = comingDay(4, 1);
const FRIDAY = comingDay(5, 1);
const TABLE = { date: THURSDAY, hour: '20:00', people: 2, name: 'Rosa Soto', phone: '987654321' };
const add = (changes: object = {}, key?: string) =>
  call(endpoints.addReservation, { body: { ...TABLE, ...changes } }, key ? { 'idempotency-key': key } : {});
const countOf = async (name: string) =>
  (await shop.db.selectFrom('reservations').select('id').where('name', '=', name).execute()).length;
const addEvent = async (slug: string, changes: Record<string, unknown> = {}) => {
  await guests.addEvent(slug, changes);
  const { id, starts_at } = await shop.db
    .selectFrom('events')
    .select(['id', 'starts_at'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return { event: String(id), ...inSantiago(starts_at) };
};

it('reserves a table by telephone, confirmed at once, without a mail when there is no address', async () => {
  const { status, body } = await add({ note: 'Silla de bebé' });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    ...TABLE,
    phone: '+56987654321',
    status: 'confirmed',
    confirm_until: null,
    email: '',
    note: 'Silla de bebé',
    person: null,
  });
  expect(await mailsTo('')).toEqual([]);
  const { body: people } = await owner(listPeople, { query: {} });
  expect(people.data.map(({ email }: { email: string }) => email)).not.toContain('');
  const { body: log } = await owner(listAudit, { query: { entity: 'reservation', entity_id: body.number } });
  expect(log.data[0]).toMatchObject({ action: 'reservations.add', before: null, after: { people: 2 } });
});

it('mails the guest who gave an address', async () => {
  const { body } = await add({ email: 'telefono@example.cl' });
  const [mail] = await mailsTo('telefono@example.cl');
  expect(mail?.text).toContain(body.number);
});

it('moves and cancels a reservation without an address, and mails nothing', async () => {
  const { body: made } = await add({ name: 'Sin correo' });
  const params = { id: made.id };
  const { body: moved } = await call(endpoints.moveReservation, {
    params,
    body: { version: made.version, date: FRIDAY, hour: '21:00', people: 3 },
  });
  expect(moved).toMatchObject({ date: FRIDAY, email: '' });
  const { status } = await call(endpoints.cancelReservation, {
    params,
    body: { version: moved.version, reason: 'llamó' },
  });
  expect(status).toBe(200);
  expect(await mailsTo('')).toEqual([]);
});

it('adds a repeated request once, and refuses another one with the same key', async () => {
  const [first, again] = await Promise.all([
    add({ name: 'Repetida' }, 'llave-de-prueba'),
    add({ name: 'Repetida' }, 'llave-de-prueba'),
  ]);
  expect(again.body.id).toBe(first.body.id);
  expect(await countOf('Repetida')).toBe(1);
  expect((await add({ name: 'Otra' }, 'llave-de-prueba')).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it.each([
  ['a weekday on which the bar is closed', { date: comingDay(7, 1) }, 'RESERVATION_CLOSED', ['hour']],
  ['an hour that the shop does not offer', { hour: '03:00' }, 'RESERVATION_CLOSED', ['hour']],
  ['a day after the last one', { date: '2099-01-01' }, 'RESERVATION_CLOSED', ['hour']],
  ['more people than a table has', { people: 9 }, 'VALIDATION_FAILED', ['people']],
  ['no telephone', { phone: 'no sé' }, 'VALIDATION_FAILED', ['phone']],
  ['half an address', { email: 'rosa@' }, 'VALIDATION_FAILED', ['email']],
  ['an unknown event', { event: '999999' }, 'EVENT_NOT_FOUND', ['event']],
])('refuses %s with a sentence at its field', async (_title, changes, code, fields) => {
  const { body } = await add({ name: 'Rechazada', ...changes });
  expect([body.code, Object.keys(body.fields ?? {})]).toEqual([code, fields]);
  expect(await countOf('Rechazada')).toBe(0);
});

it('refuses a day that the shop closed', async () => {
  const date = comingDay(3, 2);
  await owner(addClosedDay, { body: { day: date, es: 'Inventario', en: '' } });
  expect((await add({ date })).body.code).toBe('RESERVATION_CLOSED');
  const { body } = await call(endpoints.readFreeSeats, { query: { date, people: 2 } });
  expect(body).toMatchObject({ closed: 'Inventario', hours: [] });
});

it('gives two people on the telephone no more seats than the bar has', async () => {
  const date = comingDay(6, 1);
  for (let table = 0; table < 4; table += 1) await add({ date, people: 8, name: 'Llena' });
  const answers = await Promise.all([add({ date, people: 5 }), add({ date, people: 5 })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body } = await call(endpoints.readFreeSeats, { query: { date, people: 4 } });
  expect(body.hours.find(({ hour }: { hour: string }) => hour === '20:00')).toMatchObject({
    is_free: false,
    seats_left: 3,
  });
});

it('gives away the table of a guest who did not come, and takes more guests than seats when that one comes', async () => {
  const date = comingDay(6, 2);
  const { body: absent } = await add({ date, people: 8 });
  for (let table = 0; table < 4; table += 1) await add({ date, people: 8 });
  const atTheDoor = () => add({ date, people: 8, name: 'En la puerta' });
  expect((await atTheDoor()).body.code).toBe('NOT_ENOUGH_SEATS');
  await shop.db.updateTable('reservations').set({ arrival: 'no_show' }).where('id', '=', absent.id).execute();
  const seatsLeft = async () => {
    const url = endpointUrl(readTableAvailability, { query: { date, persons: 2 } });
    const { body } = await shop.call<{ data: TableAvailability }>('GET', url);
    return body.data.hours.find(({ hour }) => hour === '20:00')?.seats_left;
  };
  expect(await seatsLeft()).toBe(8);
  expect((await atTheDoor()).status).toBe(200);
  expect(await seatsLeft()).toBe(0);
  const params = { id: absent.id };
  const { version } = (await call(endpoints.readReservation, { params })).body;
  const undone = await call(endpoints.noteArrival, { params, body: { version, arrival: null } });
  expect(undone.body).toMatchObject({ status: 'confirmed', arrival: null });
  expect(await seatsLeft()).toBe(0);
  expect((await atTheDoor()).body.code).toBe('NOT_ENOUGH_SEATS');
});

it('reserves and moves tables at shorter notice than guests need', async () => {
  const [date = ''] = [comingDay(4), comingDay(5)].sort();
  const bar = { ...DEFAULT_BAR_RULES, lead_minutes: 7 * 1440 };
  await shop.rawQuery(`insert into settings (key, value) values ('bar', '${JSON.stringify(bar)}')`);
  const ofGuests = await shop.call<{ data: { hours: object[] } }>(
    'GET',
    endpointUrl(readTableAvailability, { query: { date, persons: 2 } }),
  );
  expect(ofGuests.body.data.hours).toEqual([]);
  const { body } = await call(endpoints.readFreeSeats, { query: { date, people: 2 } });
  expect(body.hours[0]).toMatchObject({ hour: '18:00', is_free: true });
  const { body: made } = await add({ date, hour: '18:00' });
  const params = { id: made.id };
  const hours = await call(endpoints.readReservationHours, { params, query: { date, people: 2 } });
  expect(hours.body.data[0]).toMatchObject({ hour: '18:00' });
  const wish = { version: made.version, date, hour: '19:00', people: 2 };
  expect((await call(endpoints.moveReservation, { params, body: wish })).body).toMatchObject({
    hour: '19:00',
  });
  await shop.rawQuery(`delete from settings where key = 'bar'`);
});

it.each([
  ['20:29', '20:00'],
  ['20:31', '20:30'],
  ['22:59', '22:30'],
  ['23:01', undefined],
])('offers staff at %s the sitting from %s', async (time, first) => {
  const now = momentOf(FRIDAY, time) ?? new Date();
  const { hours } = await readAvailability(shop.db, { date: FRIDAY, persons: 2, now, isStaff: true });
  expect(hours[0]?.hour).toBe(first);
});

it('reserves seats of an event until it is full', async () => {
  const event = await addEvent('cata-telefono', { capacity: 5, max_persons: 4 });
  expect((await add({ ...event, people: 5 })).body.code).toBe('VALIDATION_FAILED');
  expect((await add({ ...event, people: 4 })).body).toMatchObject({
    kind: 'event',
    event: 'Cata cata-telefono',
  });
  expect((await add({ ...event, people: 2 })).body.code).toBe('NOT_ENOUGH_SEATS');
  expect(await guests.seatsTaken('cata-telefono')).toBe(4);
  const { body } = await call(endpoints.readFreeSeats, { query: { date: event.date, people: 2 } });
  expect(body.events).toMatchObject([{ id: event.event, is_free: false, seats_left: 1 }]);
});

it('refuses the seats of an event that has moved since the form showed it', async () => {
  const event = await addEvent('cata-movida');
  expect((await add({ ...event, hour: '03:17' })).body.code).toBe('EVENT_MOVED');
});

it('finds two guests without an address not alike', async () => {
  const { body: one } = await add({ date: FRIDAY, phone: '911111111' });
  const { body: other } = await add({ date: FRIDAY, phone: '922222222' });
  expect([one.has_alike, other.has_alike]).toEqual([false, false]);
});

it('lets only staff reserve who may change reservations', async () => {
  const editor = await shop.signInAs('editor');
  expect((await editor.call(endpoints.addReservation, { body: TABLE })).status).toBe(403);
});
