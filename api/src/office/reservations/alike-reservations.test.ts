import { listEventGuests } from 'shared-contracts/office/events';
import * as endpoints from 'shared-contracts/office/reservations';
import type { ListedReservation, OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { comingDay, guestsOf } from '../../../test/guests.ts';
import { type CallOffice, openOfficeOf } from '../../../test/office-harness.ts';
import { openShop } from '../../../test/shopper.ts';

const shop = await openOfficeOf(
  await openShop({ BOT_CHECK: 'off', TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '1' }),
);
const guests = guestsOf(shop);
afterAll(() => shop.close());
let call: CallOffice;
beforeAll(async () => {
  ({ call } = await shop.signInAs('support'));
});

const from = (network: number) => ({ 'x-forwarded-for': `203.0.113.${network}` });
const person = (number: number) => ({ email: `par${number}@example.cl`, phone: `98765430${number}` });
const DAY = comingDay(4, 2);
const reserve = async (guest: object, network: number, date = DAY) => {
  const { status, body } = await guests.reserveTable({ date, ...guest }, from(network));
  expect(status, JSON.stringify(body)).toBe(201);
  return body.data.id;
};
const read = async (id: string): Promise<OfficeReservation> =>
  (await call(endpoints.readReservation, { params: { id } })).body;

it('names the reservations that may be of the same guest, and what they have in common', async () => {
  const one = await reserve({ ...person(1), name: 'Uno' }, 1);
  const sameNetwork = await reserve({ ...person(2), name: 'Red' }, 1);
  const sameMailbox = await reserve({ ...person(3), email: 'P.ar1+fiesta@example.cl', hour: '21:00' }, 2);
  const samePhone = await reserve({ ...person(4), phone: person(1).phone }, 3, comingDay(5, 2));
  const stranger = await reserve({ ...person(5) }, 4);
  const { alike = [] } = await read(one);
  expect(new Map(alike.map(({ id, common }) => [id, common]))).toEqual(
    new Map([
      [sameNetwork, ['network']],
      [sameMailbox, ['email']],
      [samePhone, ['phone']],
    ]),
  );
  expect((await read(stranger)).alike).toEqual([]);
  const { body } = await call(endpoints.readReservationDays, { query: { from: DAY, days: 2 } });
  const listed: ListedReservation[] = body.days.flatMap(
    (day: { reservations: unknown[] }) => day.reservations,
  );
  // The one with the same phone is on another evening.
  expect(
    listed
      .filter(({ has_alike }) => has_alike)
      .map(({ id }) => id)
      .sort(),
  ).toEqual([one, sameNetwork, sameMailbox].sort());
});

it('tells which reservations wait for the mailed link, and a move by staff confirms them', async () => {
  const date = comingDay(3, 2);
  await reserve({ ...person(6), person_quantity: 8 }, 6, date);
  const id = await reserve({ ...person(7), person_quantity: 8 }, 6, date);
  const held = await read(id);
  expect(held).toMatchObject({ status: 'confirmed', confirm_until: expect.any(String) });
  const { body } = await call(endpoints.moveReservation, {
    params: { id },
    body: { version: held.version, date, hour: '21:00', people: 8 },
  });
  expect(body.confirm_until).toBeNull();
});

it('marks both among the guests of an event', async () => {
  await guests.addEvent('larga', { capacity: 10, max_persons: 6 });
  await guests.reserveEvent('larga', { ...person(8), person_quantity: 2, name: 'Ana' }, from(8));
  await guests.reserveEvent('larga', { ...person(9), person_quantity: 4, name: 'Beto' }, from(8));
  const { id } = await shop.db
    .selectFrom('events')
    .select('id')
    .where('slug', '=', 'larga')
    .executeTakeFirstOrThrow();
  const { call: manage } = await shop.signInAs('manager');
  const { body } = await manage(listEventGuests, { params: { id: String(id) } });
  expect(body.data).toMatchObject([
    { name: 'Ana', is_held: false, has_alike: true },
    { name: 'Beto', is_held: true, has_alike: true },
  ]);
});
