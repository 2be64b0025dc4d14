import { eventEntryPath } from 'shared-contracts/api/events';
import { reservationEntryPath } from 'shared-contracts/api/reservations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { guestsOf, HOUR_MS } from '../../../test/guests.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop;
let guests: ReturnType<typeof guestsOf>;
let mailsTo: ReturnType<typeof customersOf>['mailsTo'];
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off' });
  guests = guestsOf(shop);
  ({ mailsTo } = customersOf(shop));
});
afterAll(() => shop.close());

describe('an event', () => {
  it('is reserved with a mail and calendar entry, and cancelled by the mailed link', async () => {
    await guests.addEvent('otono');
    const { status, body } = await guests.reserveEvent('otono', { email: 'cata@example.cl' });
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

    const file = await fetch(new URL(reservationEntryPath(body.data.token), shop.base));
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(file.headers.get('content-disposition')).toContain('reserva.ics');
    expect(await file.text()).toContain(`SUMMARY:Cata otono · ${body.data.number}`);

    const [link = ''] = /http\S+\/api\/links\/reservation\?token=[\w.%-]+/.exec(mail?.text ?? '') ?? [];
    expect(await (await fetch(link)).text()).toContain('Anular la reserva');
    expect(await guests.seatsTaken('otono')).toBe(2);
    const done = await fetch(link, { method: 'POST', body: new URLSearchParams() });
    expect(await done.text()).toContain('Tu reserva está anulada');
    expect(await guests.seatsTaken('otono')).toBe(0);
    const last = (await mailsTo('cata@example.cl')).at(-1);
    expect(last?.subject).toBe(`Anulamos tu reserva ${body.data.number}`);
    expect(new TextDecoder().decode(last?.attachments[0]?.content as ArrayBuffer)).toContain('METHOD:CANCEL');
  });

  it('returns its calendar entry only for a signed link', async () => {
    const file = await fetch(new URL(reservationEntryPath('no-such-token-of-the-shop'), shop.base));
    expect(file.status).toBe(422);
  });

  it('has a public calendar file', async () => {
    await guests.addEvent('agendada');
    const file = await fetch(shop.base + eventEntryPath('agendada'));
    expect(file.headers.get('content-type')).toContain('text/calendar');
    expect(await file.text()).toMatch(/SUMMARY:Cata agendada[\s\S]*\/eventos\/agendada/);
    expect((await fetch(shop.base + eventEntryPath('no-existe'))).status).toBe(404);
  });

  it('releases its seats once for repeated cancellations', async () => {
    await guests.addEvent('repetida');
    const { body } = await guests.reserveEvent('repetida');
    await guests.reserveEvent('repetida');
    const answers = await Promise.all([
      guests.cancel(body.data.token),
      guests.cancel(body.data.token),
      guests.cancel(body.data.token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await guests.seatsTaken('repetida')).toBe(2);
  });

  it('is never overbooked by simultaneous requests', async () => {
    await guests.addEvent('ultima', { capacity: 7, max_persons: 3 });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        guests.reserveEvent('ultima', { person_quantity: 1, email: `g${index}@example.cl` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(7);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 NOT_ENOUGH_SEATS']),
    );
    expect(refused[0]?.body.errors?.[0]).toContain('Cupos disponibles: 0');
    expect(await guests.seatsTaken('ultima')).toBe(7);
    const { body } = await shop.call('GET', '/events/ultima/availability');
    expect(body).toEqual({ data: { capacity: 7, seats_left: 0, is_open: false, max_persons: 0 } });
  });

  it.each([
    ['that does not exist', 'ninguna', {}, 404, 'EVENT_NOT_FOUND'],
    ['for more than a group may be', 'grupos', { person_quantity: 7 }, 422, 'VALIDATION_FAILED'],
    ['on another day than its own', 'grupos', { date: '2026-01-01' }, 409, 'EVENT_MOVED'],
    ['without the terms', 'grupos', { terms: false }, 422, 'VALIDATION_FAILED'],
  ])('%s is refused', async (_, event, changes, status, code) => {
    if ((await shop.call('GET', '/events/grupos/availability')).status === 404)
      await guests.addEvent('grupos');
    expect(await guests.reserveEvent(event, changes)).toMatchObject({ status, body: { code } });
  });

  it('cannot be reserved or cancelled after its start', async () => {
    await guests.addEvent('pasada');
    const { body } = await guests.reserveEvent('pasada');
    await shop.rawQuery("update events set starts_at = now() - interval '1 minute' where slug = 'pasada'");
    await shop.rawQuery(
      `update reservations set starts_at = now() - interval '1 minute' where id = '${body.data.id}'`,
    );
    expect(await guests.reserveEvent('pasada')).toMatchObject({
      status: 409,
      body: { code: 'RESERVATION_CLOSED' },
    });
    expect(await guests.cancel(body.data.token)).toMatchObject({
      status: 409,
      body: { code: 'RESERVATION_CLOSED' },
    });
  });

  it('requires its token', async () => {
    await guests.addEvent('ajena');
    const { body } = await guests.reserveEvent('ajena');
    const { body: other } = await guests.reserveEvent('ajena');
    const [, signature] = other.data.token.split('.');
    const read = (token: string) => shop.call('GET', `/reservations/mine?token=${token}`);
    expect((await read(body.data.token)).status).toBe(200);
    expect(await read(`${body.data.id}.${signature}`)).toMatchObject({
      status: 422,
      body: { code: 'LINK_EXPIRED' },
    });
    expect(await guests.cancel(`${body.data.id}.${signature}`)).toMatchObject({
      body: { code: 'LINK_EXPIRED' },
    });
  });
});

it('sends one reminder the day before, but none for just created or cancelled reservations', async () => {
  await guests.addEvent('manana', {
    starts_at: new Date(Date.now() + 20 * HOUR_MS),
    ends_at: new Date(Date.now() + 22 * HOUR_MS),
  });
  const make = async (email: string) => (await guests.reserveEvent('manana', { email })).body.data;
  const early = await make('temprano@example.cl');
  await make('reciente@example.cl');
  const gone = await make('anulado@example.cl');
  await shop.rawQuery(
    `update reservations set created_at = now() - interval '3 days'
     where id in ('${early.id}', '${gone.id}')`,
  );
  await guests.cancel(gone.token);
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
