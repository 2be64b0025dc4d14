import { addClosedDay, listClosedDays, readBarDay } from 'shared-contracts/office/closed-days';
import * as events from 'shared-contracts/office/events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertReservation } from '../../../test/insert-reservation.ts';
import { type CallOffice, createTestOffice, type TestOffice } from '../../../test/office-harness.ts';

let shop: TestOffice;
let call: CallOffice;
let staffId: string;
beforeAll(async () => {
  shop = await createTestOffice();
  ({ call, id: staffId } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

const words = { title: 'Cata de otoño', lead: 'Seis copas', place: 'La barra', text: 'Uno.' };
const createEvent = async (day: string): Promise<{ id: string; slug: string }> => {
  const body = {
    kind: 'tasting',
    day,
    hour: '19:30',
    duration_minutes: 120,
    price: 0,
    capacity: 10,
    max_persons: 4,
    is_visible: true,
    es: words,
    en: words,
    picture: { image: '/storage/content/cata.1a2b3c4d', width: 1200, height: 800 },
  };
  return (await call(events.createEvent, { body })).body;
};
const guest = (event: string, name: string, values: object = {}) =>
  insertReservation(shop.db, {
    number: `R-${name}`,
    kind: 'event',
    event_id: Number(event),
    starts_at: new Date('2030-05-10T23:30:00Z'),
    name,
    last_name: 'Soto',
    email: `${name.toLowerCase()}@correo.example`,
    ...values,
  });
const entriesOf = (slug: string) =>
  shop.db
    .selectFrom('audit_entries')
    .select(['action', 'reason', 'staff_id'])
    .where('entity_id', '=', slug)
    .where('action', '<>', 'event.create')
    .orderBy('id')
    .execute();

it('lists the guests of an event by name, with seats, contact, texts and state, cancelled ones last', async () => {
  const { id, slug } = await createEvent('2030-05-10');
  const other = await createEvent('2030-05-11');
  await guest(id, 'Ana', { status: 'cancelled' });
  await guest(id, 'Zoe', { message: 'Soy vegana', note: 'Mesa del fondo', arrival: 'arrived' });
  await guest(id, 'Óscar', { person_quantity: 3 });
  await guest(id, 'Zulema', { person_quantity: 4, arrival: 'no_show' });
  await guest(other.id, 'Extra');
  const { body } = await call(events.listEventGuests, { params: { id } });
  expect(body.people).toBe(5);
  expect(body.data.map(({ name, people, state }: Record<string, unknown>) => [name, people, state])).toEqual([
    ['Óscar Soto', 3, 'confirmed'],
    ['Zoe Soto', 2, 'arrived'],
    ['Zulema Soto', 4, 'no_show'],
    ['Ana Soto', 2, 'cancelled'],
  ]);
  expect(body.data[1]).toMatchObject({
    number: 'R-Zoe',
    email: 'zoe@correo.example',
    phone: '+56911111111',
    message: 'Soy vegana',
    note: 'Mesa del fondo',
  });
  expect(await entriesOf(slug)).toEqual([{ action: 'event.read-guests', reason: null, staff_id: staffId }]);
  expect((await call(events.listEventGuests, { params: { id: '999999' } })).status).toBe(404);
});

it('exports the guests as CSV for a reason, which the history keeps', async () => {
  const { id, slug } = await createEvent('2030-06-10');
  await guest(id, 'Luz', { message: '=1+1' });
  const exported = (body: object) => call(events.exportEventGuests, { params: { id }, body });
  expect((await exported({})).status).toBe(422);
  const { body } = await exported({ reason: 'lista para la puerta' });
  expect(body.filename).toBe(`invitados-${slug}.csv`);
  expect(body.text.split('\r\n')).toEqual([
    '\uFEFFreserva;nombre;personas;correo;teléfono;comentario;nota;estado',
    "R-Luz;Luz Soto;2;luz@correo.example;'+56911111111;'=1+1;;confirmada",
    '',
  ]);
  expect(await entriesOf(slug)).toEqual([
    { action: 'event.export-guests', reason: 'lista para la puerta', staff_id: staffId },
  ]);
});

it('shows contacts of guests only to staff who may see reservations', async () => {
  const { id } = await createEvent('2030-07-10');
  const editor = await shop.signInAs('editor');
  expect((await editor.call(events.listEventGuests, { params: { id } })).status).toBe(403);
});

it('warns of an event on a closed day, and of a closed day over an event', async () => {
  // A Thursday, when the bar is open.
  const day = '2030-08-15';
  const { id } = await createEvent(day);
  const barDay = async () => (await call(readBarDay, { params: { id: day } })).body;
  const listed = async () =>
    (await call(events.listEvents, { query: { q: 'otoño' } })).body.data.find(
      (row: { id: string }) => row.id === id,
    );
  const found = [{ id, title: 'Cata de otoño', hour: '19:30' }];
  expect(await barDay()).toEqual({ closed: null, events: found, reservations: 0 });
  expect(await listed()).toMatchObject({ closed: null });
  await call(addClosedDay, { body: { day, es: 'Inventario', en: 'Stocktaking' } });
  expect(await barDay()).toEqual({ closed: 'Inventario', events: found, reservations: 0 });
  expect(await listed()).toMatchObject({ closed: 'Inventario' });
  expect((await call(listClosedDays)).body.data).toMatchObject([{ id: day, events: 1 }]);
});

it('knows the weekday on which the bar is closed', async () => {
  const sunday = await call(readBarDay, { params: { id: '2030-08-18' } });
  expect(sunday.body).toEqual({
    closed: 'Cerrado los domingos y lunes',
    events: [],
    reservations: 0,
  });
});

it('counts the confirmed tables of a day that staff are about to close', async () => {
  const day = '2030-09-12';
  const starts_at = new Date('2030-09-13T00:00:00Z');
  await insertReservation(shop.db, { starts_at });
  await insertReservation(shop.db, { starts_at });
  await insertReservation(shop.db, { starts_at, status: 'cancelled' });
  expect((await call(readBarDay, { params: { id: day } })).body.reservations).toBe(2);
});
