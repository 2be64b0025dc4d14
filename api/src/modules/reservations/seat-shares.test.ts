import { afterAll, beforeAll, expect, it } from 'vitest';
import { comingDay, guestsOf } from '../../../test/guests.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '1' });
  guests = guestsOf(shop);
});
afterAll(() => shop.close());

/** Guest with an address and a phone of their own. */
const person = (number: number) => ({ email: `p${number}@example.cl`, phone: `98765430${number}` });

it('one network does not book an evening out, whatever names it gives', async () => {
  const date = comingDay(3);
  const answers = [];
  for (let table = 0; table < 5; table += 1)
    answers.push(await guests.reserveTable({ date, person_quantity: 8, ...person(table) }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 409, 409]);
  expect(answers.at(-1)?.body.code).toBe('TOO_MANY_SEATS');
  // Another evening is free for the same network.
  expect((await guests.reserveTable({ date: comingDay(4), ...person(1) })).status).toBe(201);
});

it('one person does not take most of an evening', async () => {
  const date = comingDay(5);
  const reserve = () => guests.reserveTable({ date, person_quantity: 8, ...person(6) });
  const statuses = [await reserve(), await reserve(), await reserve()].map(({ status }) => status);
  expect(statuses).toEqual([201, 201, 409]);
});

it('an event is not booked out either, and refused reservations do not count', async () => {
  await guests.addEvent('grande', { capacity: 40, max_persons: 8 });
  for (let time = 0; time < 3; time += 1)
    expect((await guests.reserveEvent('grande', { person_quantity: 9, ...person(7) })).status).toBe(422);
  const reserve = (number: number) =>
    guests.reserveEvent('grande', { person_quantity: 6, ...person(number) });
  expect([await reserve(1), await reserve(2), await reserve(3)].map(({ status }) => status)).toEqual([
    201, 201, 409,
  ]);
});
