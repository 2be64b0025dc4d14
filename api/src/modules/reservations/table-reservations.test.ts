import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comingDay, guestsOf } from '../../../test/guests.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { daysFrom, inSantiago } from '../../lib/santiago.ts';

let shop: Shop;
let guests: ReturnType<typeof guestsOf>;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
  guests = guestsOf(shop);
});
afterAll(() => shop.close());

/** Text of the page that the mailed link opens. */
const linkScreen = async (token: string, language: string): Promise<string[]> => {
  const headers = { accept: 'application/json', 'accept-language': language };
  const answer = await fetch(`${shop.base}/api/links/reservation?token=${token}`, { headers });
  return ((await answer.json()) as { paragraphs: string[] }).paragraphs;
};

describe('the page of a mailed link', () => {
  it('shows what is reserved, when and for how many, and how to change it', async () => {
    const date = comingDay(5, 3);
    const { number, token } = (await guests.reserveTable({ date })).body.data;
    expect(await linkScreen(token, 'es')).toEqual([
      `${number} · Mesa en el bar de vinos`,
      expect.stringMatching(/^viernes .*20:00 · 2 personas$/),
      'Si ya no puedes venir, anúlala. No tiene costo. Si quieres cambiar otra cosa, llámanos o responde al correo de tu reserva.',
    ]);
    expect(await linkScreen(token, 'en')).toEqual([
      `${number} · Table at the wine bar`,
      expect.stringMatching(/^Friday.*20:00 · 2 people$/),
      'If you cannot come, cancel it. It costs nothing. To change anything else, call us or answer the mail of your reservation.',
    ]);
  });

  it('names the event, and one person in the singular', async () => {
    await guests.addEvent('sola');
    const { number, token } = (await guests.reserveEvent('sola', { person_quantity: 1 })).body.data;
    expect((await linkScreen(token, 'es')).slice(0, 2)).toEqual([
      `${number} · Cata sola`,
      expect.stringMatching(/ · 1 persona$/),
    ]);
    expect((await linkScreen(token, 'en')).slice(0, 2)).toEqual([
      `${number} · Tasting sola`,
      expect.stringMatching(/ · 1 person$/),
    ]);
  });
});

describe('a table', () => {
  it('is available during opening hours only', async () => {
    const friday = comingDay(5);
    const { status, body } = await guests.reserveTable({ date: friday, hour: '22:30' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ date: friday, hour: '22:30', event: null });
    const today = inSantiago(new Date()).date;
    const closed = {
      'on a Monday': { date: comingDay(1) },
      'on a Sunday': { date: comingDay(7) },
      'before the bar opens': { date: friday, hour: '17:30' },
      'after the last hour of a Friday': { date: friday, hour: '23:00' },
      'between two slots': { date: friday, hour: '20:15' },
      'after the last hour of a Tuesday': { date: comingDay(2), hour: '22:00' },
      'too long ahead': { date: daysFrom(today, 90).at(-1) },
      'in the past': { date: today.replace(/^\d{4}/, '2020') },
    };
    for (const [moment, wish] of Object.entries(closed)) {
      expect({ moment, ...(await guests.reserveTable(wish)) }).toMatchObject({
        moment,
        status: 409,
        body: { code: 'RESERVATION_CLOSED' },
      });
    }
    expect((await guests.reserveTable({ date: friday, person_quantity: 9 })).status).toBe(422);
    expect((await guests.reserveTable({ date: '2026-02-30' })).status).toBe(422);
  });

  it('is not available on a closed day, and the calendar contains the reason', async () => {
    const date = comingDay(4, 2);
    await shop.rawQuery(
      `insert into closed_days values ('${date}', '{"es": "Evento privado", "en": "Private event"}')`,
    );
    expect(await guests.reserveTable({ date })).toMatchObject({ body: { code: 'RESERVATION_CLOSED' } });
    type Calendar = {
      data: { days: { date: string; is_open: boolean; reason: string | null; opens: string | null }[] };
    };
    const { body } = await shop.call<Calendar>('GET', '/reservations/calendar', undefined, {
      'accept-language': 'en',
    });
    const day = (wanted: string) => body.data.days.find((entry) => entry.date === wanted);
    expect(day(date)).toMatchObject({ is_open: false, reason: 'Private event', opens: null });
    expect(day(comingDay(4))).toMatchObject({ is_open: true, opens: '18:00', closes: '00:30', reason: null });
    expect(day(comingDay(7))).toMatchObject({ is_open: false });
    const { body: hours } = await shop.call('GET', `/reservations/availability?date=${date}`);
    expect(hours).toEqual({ data: { date, is_open: false, hours: [] } });
  });

  // The bar has 40 seats, and a reservation holds its seats for two hours.
  it('is never overbooked by simultaneous requests', async () => {
    const date = comingDay(3);
    for (let index = 0; index < 9; index += 1)
      await guests.reserveTable({ date, hour: '19:00', person_quantity: 4 });
    const left = async () => {
      const { body } = await shop.call<{
        data: { hours: { hour: string; seats_left: number; is_free: boolean }[] };
      }>('GET', `/reservations/availability?date=${date}&person_quantity=5`);
      return Object.fromEntries(
        body.data.hours.map(({ hour, seats_left, is_free }) => [hour, [seats_left, is_free]]),
      );
    };
    expect(await left()).toMatchObject({ '18:00': [4, false], '20:30': [4, false], '21:00': [40, true] });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        guests.reserveTable({ date, hour: '19:30', person_quantity: 1, email: `m${index}@example.cl` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
    expect(await left()).toMatchObject({ '19:30': [0, false], '20:30': [0, false] });
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.every(({ body }) => body.code === 'NOT_ENOUGH_SEATS')).toBe(true);
    const [first] = answers.filter(({ status }) => status === 201);
    await guests.cancel(first?.body.data.token ?? '');
    expect((await guests.reserveTable({ date, hour: '19:30', person_quantity: 1 })).status).toBe(201);
  });
});
