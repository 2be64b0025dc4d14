import * as endpoints from 'shared-contracts/office/reservations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { guestsOf } from '../../../test/guests.ts';
import { insertReservation } from '../../../test/insert-reservation.ts';
import { type CallOffice, openOfficeOf } from '../../../test/office-harness.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { openShop } from '../../../test/shopper.ts';
import { inSantiago } from '../../lib/santiago.ts';

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
const guests = guestsOf(shop);
afterAll(() => shop.close());

let call: CallOffice;
let staffId: string;
/** Starts within three hours, so that arrivals can be noted. */
const SOON = new Date(Date.now() + 3_600_000);
const { date: TODAY } = inSantiago(SOON);
const addGuest = (name: string, changes: object = {}): Promise<string> =>
  insertReservation(shop.db, {
    starts_at: SOON,
    name,
    last_name: 'Soto',
    email: `${name.toLowerCase()}@correo.example`,
    ...changes,
  });
const read = async (query: object = {}) =>
  (await call(endpoints.readGuestList, { query: { date: TODAY, ...query } })).body;
const print = (query: object = {}) => call(endpoints.printGuestList, { query: { date: TODAY, ...query } });
const namesOf = ({ guests: listed }: { guests: { name: string }[] }) => listed.map(({ name }) => name);
const looks = async () =>
  (
    await shop.db
      .selectFrom('audit_entries')
      .select('action')
      .where('staff_id', '=', staffId)
      .where('action', 'like', 'reservations.%')
      .orderBy('id')
      .execute()
  ).map(({ action }) => action);

let event: string;
beforeAll(async () => {
  ({ call, id: staffId } = await shop.signInAs('support'));
  await guests.addEvent('cata-de-hoy', { starts_at: SOON });
  const { id } = await shop.db
    .selectFrom('events')
    .select('id')
    .where('slug', '=', 'cata-de-hoy')
    .executeTakeFirstOrThrow();
  event = String(id);
  await addGuest('Zoe', { message: 'Soy vegana.\nY celíaca.', note: 'Mesa del fondo' });
  await addGuest('Ana', { person_quantity: 3, kind: 'event', event_id: id });
  await addGuest('Nula', { status: 'cancelled' });
  await addGuest('Otro', { starts_at: new Date('2030-05-10T23:30:00Z') });
});

it('lists the guests of a day with their comments, without contacts, and leaves an entry', async () => {
  const list = await read();
  expect(namesOf(list)).toEqual(['Ana Soto', 'Zoe Soto']);
  expect(list).toMatchObject({ event: null, people: 5, arrived: 0 });
  expect(list.guests[1]).toMatchObject({
    message: 'Soy vegana.\nY celíaca.',
    note: 'Mesa del fondo',
    event: null,
    steps: ['arrived'],
  });
  expect(JSON.stringify(list)).not.toMatch(/correo\.example|911111111/);
  expect(await looks()).toEqual(['reservations.read']);
});

it('lists the guests of an event only, and knows no event of another day', async () => {
  const list = await read({ event });
  expect(namesOf(list)).toEqual(['Ana Soto']);
  expect(list).toMatchObject({ event: 'Cata cata-de-hoy', people: 3 });
  const { status } = await call(endpoints.readGuestList, { query: { date: '2030-05-10', event } });
  expect(status).toBe(404);
});

it('notes an arrival from the list, and takes it back', async () => {
  const list = await read();
  const note = async (arrival: 'arrived' | null) => {
    const { id, version } = (await read()).guests[1];
    return call(endpoints.noteArrival, { params: { id }, body: { version, arrival } });
  };
  expect((await note('arrived')).status).toBe(200);
  const noted = await read();
  expect([noted.arrived, noted.guests[1].arrival, noted.guests[1].steps]).toEqual([
    2,
    'arrived',
    ['undo_arrival'],
  ]);
  expect((await note(null)).status).toBe(200);
  expect(await read()).toEqual(list);
});

it('prints the list with comments, also over several pages, and leaves an entry', async () => {
  const { headers, body } = await print();
  expect(headers['content-type']).toBe('application/pdf');
  const text = pdfText(body);
  for (const words of ['Reservas', 'Ana Soto', 'Zoe Soto', 'Soy vegana.', 'Mesa del fondo', '5'])
    expect(text).toContain(words);
  expect(text).not.toContain('Nula');
  expect((await looks()).at(-1)).toBe('reservations.print');
  const date = '2030-06-10';
  const at = { starts_at: new Date('2030-06-11T00:00:00Z') };
  for (let guest = 0; guest < 60; guest += 1)
    await addGuest(`Invitada${guest}`, { ...at, message: 'Una nota larga. '.repeat(25) });
  const long = pdfText((await print({ date })).body);
  expect(long.match(/Invitada\d+/g)).toHaveLength(60);
});

it('prints what staff noted of each arrival', async () => {
  const date = '2030-07-10';
  const at = { starts_at: new Date('2030-07-11T00:00:00Z') };
  await addGuest('Espera', at);
  const english = { 'accept-language': 'en' };
  const inEnglish = async () =>
    pdfText((await call(endpoints.printGuestList, { query: { date } }, english)).body);
  expect(await inEnglish()).not.toMatch(/Arrived|Did not come/);
  await addGuest('Llegada', { ...at, arrival: 'arrived' });
  await addGuest('Ausente', { ...at, arrival: 'no_show' });
  const text = pdfText((await print({ date })).body);
  expect(text).toMatch(/Ausente Soto\s+No vino[\s\S]*Llegada Soto\s+Llegó/);
  expect(await inEnglish()).toMatch(/Ausente Soto\s+Did not come[\s\S]*Llegada Soto\s+Arrived/);
});

it('counts no guests who did not come', async () => {
  const date = '2030-08-10';
  const at = { starts_at: new Date('2030-08-11T00:00:00Z') };
  await addGuest('Viene', at);
  await addGuest('Llegada', { ...at, arrival: 'arrived', person_quantity: 3 });
  await addGuest('Ausente', { ...at, arrival: 'no_show', person_quantity: 8 });
  const list = await read({ date });
  expect(list).toMatchObject({ people: 5, arrived: 3 });
  expect(namesOf(list)).toContain('Ausente Soto');
});

it('prints a day without guests', async () => {
  expect(pdfText((await print({ date: '2030-12-30' })).body)).toContain('Sin reservas.');
});

it('shows guests only to staff who may see reservations', async () => {
  const editor = await shop.signInAs('editor');
  for (const endpoint of [endpoints.readGuestList, endpoints.printGuestList])
    expect((await editor.call(endpoint as never, { query: { date: TODAY } } as never)).status).toBe(403);
});
