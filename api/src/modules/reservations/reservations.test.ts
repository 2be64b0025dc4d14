import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { daysFrom, inSantiago, weekdayOf } from '../../lib/santiago.ts';

let shop: Shop;
let mailsTo: ReturnType<typeof customersOf>['mailsTo'];
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
  ({ mailsTo } = customersOf(shop));
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const GUEST = { name: 'Ana', email: 'ana@example.cl', phone: '987654321', terms: true };
type Reserved = {
  data: {
    id: string;
    number: string;
    token: string;
    status: string;
    event: string | null;
    date: string;
    hour: string;
  };
  code?: string;
  errors?: string[];
};

/** An event of its own, two weeks ahead. */
const addEvent = async (slug: string, changes: Record<string, unknown> = {}) => {
  const words = {
    title: `Cata ${slug}`,
    lead: '',
    place: 'Sala del fondo',
    picture: {},
    seo: {},
    blocks: [],
  };
  const startsAt = new Date(Date.now() + 14 * 24 * HOUR_MS);
  await shop.db
    .insertInto('events')
    .values({
      slug,
      kind: 'tasting',
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 2 * HOUR_MS),
      price: 24_000,
      capacity: 10,
      max_persons: 6,
      content: JSON.stringify({ es: words, en: { ...words, title: `Tasting ${slug}` } }),
      ...changes,
    } as never)
    .execute();
};
const reserveEvent = (event: string, changes: object = {}) =>
  shop.call<Reserved>('POST', '/events', { event, person_quantity: 2, ...GUEST, ...changes });
const reserveTable = (changes: object) =>
  shop.call<Reserved>('POST', '/reservations', { hour: '20:00', person_quantity: 2, ...GUEST, ...changes });
const cancel = (token: string) => shop.call<Reserved>('POST', '/reservations/cancel', { token });
const seatsTaken = async (slug: string) =>
  (await shop.rawQuery(`select seats_taken from events where slug = '${slug}'`)).rows[0]?.seats_taken;
/** The nth coming day of a weekday, 1 Monday to 7 Sunday, not today. */
const comingDay = (weekday: number, nth = 0): string => {
  const today = inSantiago(new Date()).date;
  const days = daysFrom(today, 60)
    .slice(1)
    .filter((date) => weekdayOf(date) === weekday && !/-(01-01|05-01|09-18|09-19|12-25)$/.test(date));
  return days[nth] ?? '';
};

describe('an event', () => {
  it('is reserved, told by mail with a calendar entry, and cancelled by the mailed link', async () => {
    await addEvent('otono');
    const { status, body } = await reserveEvent('otono', { email: 'cata@example.cl' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      status: 'confirmed',
      event: 'Cata otono',
      number: expect.stringMatching(/^R-\w{7}$/),
    });
    const [mail] = await mailsTo('cata@example.cl');
    expect(mail?.subject).toBe(`Tu reserva ${body.data.number}: Cata otono`);
    expect(mail?.text).toContain('Sala del fondo');
    const calendar = mail?.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    const entry = new TextDecoder().decode(calendar?.content as ArrayBuffer);
    expect(entry).toMatch(
      /BEGIN:VCALENDAR[\s\S]*METHOD:PUBLISH[\s\S]*DTSTART:\d{8}T\d{6}Z[\s\S]*STATUS:CONFIRMED/,
    );

    const [link = ''] = /http\S+\/api\/links\/reservation\?token=[\w.%-]+/.exec(mail?.text ?? '') ?? [];
    expect(await (await fetch(link)).text()).toContain('Anular la reserva');
    expect(await seatsTaken('otono')).toBe(2);
    const done = await fetch(link, { method: 'POST', body: new URLSearchParams() });
    expect(await done.text()).toContain('Tu reserva está anulada');
    expect(await seatsTaken('otono')).toBe(0);
    const last = (await mailsTo('cata@example.cl')).at(-1);
    expect(last?.subject).toBe(`Anulamos tu reserva ${body.data.number}`);
    expect(new TextDecoder().decode(last?.attachments[0]?.content as ArrayBuffer)).toContain('METHOD:CANCEL');
  });

  it('frees its seats once, however often a reservation is cancelled', async () => {
    await addEvent('repetida');
    const { body } = await reserveEvent('repetida');
    await reserveEvent('repetida');
    const answers = await Promise.all([
      cancel(body.data.token),
      cancel(body.data.token),
      cancel(body.data.token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await seatsTaken('repetida')).toBe(2);
  });

  it('never has more guests than seats, whoever asks at once for the last', async () => {
    await addEvent('ultima', { capacity: 7, max_persons: 3 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        reserveEvent('ultima', { person_quantity: 1, email: `g${index}@example.cl` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 NOT_ENOUGH_SEATS']),
    );
    expect(refused[0]?.body.errors?.[0]).toContain('Cupos disponibles: 0');
    expect(await seatsTaken('ultima')).toBe(7);
    const { body } = await shop.call('GET', '/events/ultima/availability');
    expect(body).toEqual({ data: { capacity: 7, seats_left: 0, is_open: false, max_persons: 0 } });
  });

  it.each([
    ['that does not exist', 'ninguna', {}, 404, 'EVENT_NOT_FOUND'],
    ['for more than a group may be', 'grupos', { person_quantity: 7 }, 422, 'VALIDATION_FAILED'],
    ['on another day than its own', 'grupos', { date: '2026-01-01' }, 422, 'VALIDATION_FAILED'],
    ['without the terms', 'grupos', { terms: false }, 422, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_, event, changes, status, code) => {
    if ((await shop.call('GET', '/events/grupos/availability')).status === 404) await addEvent('grupos');
    expect(await reserveEvent(event, changes)).toMatchObject({ status, body: { code } });
  });

  it('that has begun is neither reserved nor cancelled', async () => {
    await addEvent('pasada');
    const { body } = await reserveEvent('pasada');
    await shop.rawQuery("update events set starts_at = now() - interval '1 minute' where slug = 'pasada'");
    await shop.rawQuery(
      `update reservations set starts_at = now() - interval '1 minute' where id = '${body.data.id}'`,
    );
    expect(await reserveEvent('pasada')).toMatchObject({ status: 409, body: { code: 'RESERVATION_CLOSED' } });
    expect(await cancel(body.data.token)).toMatchObject({
      status: 409,
      body: { code: 'RESERVATION_CLOSED' },
    });
  });

  it('is nobody’s who has no token of its', async () => {
    await addEvent('ajena');
    const { body } = await reserveEvent('ajena');
    const { body: other } = await reserveEvent('ajena');
    const [, signature] = other.data.token.split('.');
    const read = (token: string) => shop.call('GET', `/reservations/mine?token=${token}`);
    expect((await read(body.data.token)).status).toBe(200);
    expect(await read(`${body.data.id}.${signature}`)).toMatchObject({
      status: 422,
      body: { code: 'LINK_EXPIRED' },
    });
    expect(await cancel(`${body.data.id}.${signature}`)).toMatchObject({ body: { code: 'LINK_EXPIRED' } });
  });
});

describe('a table', () => {
  it('is given at the bar’s hours only', async () => {
    const friday = comingDay(5);
    const { status, body } = await reserveTable({ date: friday, hour: '22:30' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ date: friday, hour: '22:30', event: null });
    const closed = [
      { date: comingDay(1) },
      { date: comingDay(7) },
      { date: friday, hour: '17:30' },
      { date: friday, hour: '23:00' },
      { date: friday, hour: '20:15' },
      { date: comingDay(2), hour: '22:00' },
      { date: daysFrom(inSantiago(new Date()).date, 90).at(-1) },
      { date: daysFrom(inSantiago(new Date()).date, 1)[0]?.replace(/^\d{4}/, '2020') },
    ];
    for (const wish of closed) {
      expect({ wish, ...(await reserveTable(wish)) }).toMatchObject({
        wish,
        status: 409,
        body: { code: 'RESERVATION_CLOSED' },
      });
    }
    expect((await reserveTable({ date: friday, person_quantity: 9 })).status).toBe(422);
    expect((await reserveTable({ date: '2026-02-30' })).status).toBe(422);
  });

  it('is not given on a day that the house put down as closed, and the calendar says why', async () => {
    const date = comingDay(4, 2);
    await shop.rawQuery(
      `insert into closed_days values ('${date}', '{"es": "Evento privado", "en": "Private event"}')`,
    );
    expect(await reserveTable({ date })).toMatchObject({ body: { code: 'RESERVATION_CLOSED' } });
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

  it('is never given twice, whoever asks at once for the last seats', async () => {
    const date = comingDay(3);
    for (let index = 0; index < 9; index += 1)
      await reserveTable({ date, hour: '19:00', person_quantity: 4 });
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
        reserveTable({
          date,
          hour: ['18:30', '19:30', '20:30'][index % 3],
          person_quantity: 1,
          email: `m${index}@example.cl`,
        }),
      ),
    );
    const { rows } = await shop.rawQuery(
      `select coalesce(sum(person_quantity), 0)::int as n from reservations
       where kind = 'table' and status = 'confirmed'
         and starts_at <= ('${date} 20:30' at time zone 'America/Santiago')
         and ends_at > ('${date} 20:30' at time zone 'America/Santiago')`,
    );
    expect(rows[0]?.n).toBeLessThanOrEqual(40);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(4);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(refused.every(({ body }) => body.code === 'NOT_ENOUGH_SEATS')).toBe(true);
    const [first] = answers.filter(({ status }) => status === 201);
    await cancel(first?.body.data.token ?? '');
    expect((await reserveTable({ date, hour: first?.body.data.hour, person_quantity: 1 })).status).toBe(201);
  });
});

it('reminds of a reservation the day before, once, and not of what was just made or cancelled', async () => {
  await addEvent('manana', {
    starts_at: new Date(Date.now() + 20 * HOUR_MS),
    ends_at: new Date(Date.now() + 22 * HOUR_MS),
  });
  const make = async (email: string) => (await reserveEvent('manana', { email })).body.data;
  const early = await make('temprano@example.cl');
  await make('reciente@example.cl');
  const gone = await make('anulado@example.cl');
  await shop.rawQuery(
    `update reservations set created_at = now() - interval '3 days' where id in ('${early.id}', '${gone.id}')`,
  );
  await cancel(gone.token);
  await shop.app.jobs.run('queue-reminders', {});
  await shop.app.jobs.run('queue-reminders', {});
  const subjects = async (to: string) =>
    (await mailsTo(to))
      .map(({ subject }) => subject ?? '')
      .filter((subject) => subject.startsWith('Mañana te esperamos'));
  expect(await subjects('temprano@example.cl')).toHaveLength(1);
  expect(await subjects('reciente@example.cl')).toEqual([]);
  expect(await subjects('anulado@example.cl')).toEqual([]);
});
