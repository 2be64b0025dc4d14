import { afterAll, beforeAll, expect, it } from 'vitest';
import { comingDay, guestsOf, HOUR_MS } from '../../../test/guests.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { inSantiago } from '../../lib/santiago.ts';

let shop: Shop;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT_FACTOR: '100' });
  guests = guestsOf(shop);
});
afterAll(() => shop.close());

const key = (name: string) => ({ 'idempotency-key': `key of ${name}` });
const countOf = async (email: string) =>
  (await shop.rawQuery(`select 1 from reservations where email = '${email}'`)).rows.length;

it('counts a reservation of an event once, also when its repeats come together', async () => {
  await guests.addEvent('perdida', { capacity: 4 });
  const reserve = () => guests.reserveEvent('perdida', { person_quantity: 4 }, key('perdida'));
  const answers = await Promise.all([reserve(), reserve(), reserve()]);
  // The event is full now, and the repeat still gets its reservation.
  answers.push(await reserve());
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect(await guests.seatsTaken('perdida')).toBe(4);
});

it('counts a table once, and another wish with the same key not at all', async () => {
  const wish = { date: comingDay(3), email: 'mesa@example.cl' };
  const [first, second] = [
    await guests.reserveTable(wish, key('mesa')),
    await guests.reserveTable(wish, key('mesa')),
  ];
  expect([first.status, second.status, second.body]).toEqual([201, 201, first.body]);
  const other = await guests.reserveTable({ ...wish, person_quantity: 5 }, key('mesa'));
  expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  expect(await countOf(wish.email)).toBe(1);
});

it('reserves without a key as before', async () => {
  const wish = { date: comingDay(3), email: 'antes@example.cl' };
  for (const _ of [1, 2]) expect((await guests.reserveTable(wish)).status).toBe(201);
  expect(await countOf(wish.email)).toBe(2);
});

it('tells a guest that staff moved the event while the guest reserved', async () => {
  await guests.addEvent('movida');
  const { rows } = await shop.rawQuery(`select id, starts_at from events where slug = 'movida'`);
  const [{ id, starts_at }] = rows as [{ id: number; starts_at: Date }];
  const shown = inSantiago(starts_at);
  const later = inSantiago(new Date(starts_at.getTime() + 24 * HOUR_MS));
  let reserving: ReturnType<typeof guests.reserveEvent> | undefined;
  await shop.db.transaction().execute(async (trx) => {
    await trx.selectFrom('events').select('id').where('id', '=', id).forUpdate().execute();
    reserving = guests.reserveEvent('movida', { ...shown, email: 'movida@example.cl' });
    await expect
      .poll(async () => {
        const waiting = await shop.rawQuery(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.rows.length;
      })
      .toBe(1);
    await trx
      .updateTable('events')
      .set({
        starts_at: new Date(starts_at.getTime() + 24 * HOUR_MS),
        ends_at: new Date(starts_at.getTime() + 26 * HOUR_MS),
      })
      .where('id', '=', id)
      .execute();
  });
  const refused = await reserving;
  expect([refused?.status, refused?.body.code]).toEqual([409, 'EVENT_MOVED']);
  expect(refused?.body.errors?.join()).toContain(later.hour);
  expect(await countOf('movida@example.cl')).toBe(0);
  const again = await guests.reserveEvent('movida', { ...later, email: 'movida@example.cl' });
  expect([again.status, again.body.data.date]).toEqual([201, later.date]);
});
