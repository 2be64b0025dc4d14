import { listAudit } from 'shared-contracts/office/audit';
import * as endpoints from 'shared-contracts/office/reservations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { comingDay, guestsOf, HOUR_MS } from '../../../test/guests.ts';
import { type CallOffice, openOfficeOf } from '../../../test/office-harness.ts';
import { openShop } from '../../../test/shopper.ts';
import { refuseStep, stepsOf } from './reservation-steps.ts';

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off' }));
const guests = guestsOf(shop);
const { mailsTo } = customersOf(shop);
afterAll(() => shop.close());

let call: CallOffice;
beforeAll(async () => {
  ({ call } = await shop.signInAs('support'));
});

const THURSDAY = comingDay(4, 1);
const FRIDAY = comingDay(5, 1);
const SUNDAY = comingDay(7, 1);
const read = async (id: string) => (await call(endpoints.readReservation, { params: { id } })).body;
let made = 0;
/** Reserves a table with an e-mail of its own. */
const reserve = async (changes: object = {}) => {
  made += 1;
  const email = `mesa${made}@example.cl`;
  const { status, body } = await guests.reserveTable({ date: THURSDAY, email, ...changes });
  expect(status, JSON.stringify(body)).toBe(201);
  return { ...(await read(body.data.id)), token: body.data.token, email };
};
type Reservation = Awaited<ReturnType<typeof reserve>>;
const move = ({ id, version }: Reservation, wish: object) =>
  call(endpoints.moveReservation, {
    params: { id },
    body: { version, date: THURSDAY, hour: '20:00', people: 2, ...wish },
  });
const setStart = (id: string, minutes: number) =>
  shop.db
    .updateTable('reservations')
    .set({
      starts_at: new Date(Date.now() + minutes * 60_000),
      ends_at: new Date(Date.now() + (minutes + 120) * 60_000),
    })
    .where('id', '=', id)
    .execute();

describe('a moved table', () => {
  it('has its new time, and the guest gets it in a mail and in the calendar', async () => {
    const before = await reserve({ name: '<script>Ñ' });
    const { status, body } = await move(before, { date: FRIDAY, hour: '21:00', people: 4 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ date: FRIDAY, hour: '21:00', people: 4, name: '<script>Ñ' });
    // Sent again after a lost answer.
    expect((await move(before, { date: FRIDAY, hour: '21:00', people: 4 })).body.code).toBe('CONFLICT');
    const [, moved] = await mailsTo(before.email);
    expect(moved?.subject).toContain('Cambió tu reserva');
    expect(moved?.text).toContain('21:00');
    const file = String(
      moved?.attachments[0]?.content && new TextDecoder().decode(moved.attachments[0].content as ArrayBuffer),
    );
    expect(file).toContain('SEQUENCE:1');
    const entries = await call(listAudit).then(({ status: audit }) => audit);
    expect(entries).toBe(403);
    const { call: owner } = await shop.signInAs('owner');
    const { body: log } = await owner(listAudit, {
      query: { entity: 'reservation', entity_id: before.number },
    });
    expect(log.data).toMatchObject([
      { action: 'reservations.change', before: { people: 2 }, after: { people: 4 } },
      { action: 'reservations.read' },
    ]);
  });

  it('gets a second reminder', async () => {
    const before = await reserve();
    await shop.db
      .updateTable('reservations')
      .set({ reminded_at: new Date() })
      .where('id', '=', before.id)
      .execute();
    await move(before, { hour: '18:30' });
    const row = await shop.db
      .selectFrom('reservations')
      .select(['reminded_at', 'changes'])
      .where('id', '=', before.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ reminded_at: null, changes: 1 });
  });

  it.each([
    ['a closed day', { date: SUNDAY }, 'RESERVATION_CLOSED'],
    ['an hour that the shop does not offer', { hour: '03:00' }, 'RESERVATION_CLOSED'],
    ['more people than a table has', { people: 9 }, 'VALIDATION_FAILED'],
    ['the same time', {}, 'VALIDATION_FAILED'],
  ])('is refused for %s', async (_title, wish, code) => {
    const before = await reserve();
    expect((await move(before, wish)).body.code).toBe(code);
    expect(await read(before.id)).toMatchObject({ version: before.version });
  });

  it('counts its own seats as free, and no more than the bar has', async () => {
    const date = comingDay(6, 1);
    const tables = [];
    for (let table = 0; table < 5; table += 1) tables.push(await reserve({ date, person_quantity: 8 }));
    const [last] = tables as [Reservation];
    expect((await move(last, { date, hour: '20:30', people: 8 })).status).toBe(200);
    const other = await reserve({ date: THURSDAY });
    expect((await move(other, { date, hour: '20:30' })).body).toMatchObject({ code: 'NOT_ENOUGH_SEATS' });
    const { body } = await call(endpoints.readReservationHours, {
      params: { id: last.id },
      query: { date, people: 8 },
    });
    expect(body.data.find(({ hour }: { hour: string }) => hour === '20:00')).toMatchObject({ is_free: true });
  });

  it('is taken by one of two people who move tables to the last seats at once', async () => {
    const date = comingDay(6, 2);
    for (let table = 0; table < 4; table += 1) await reserve({ date, person_quantity: 8 });
    const both = [await reserve(), await reserve()];
    const answers = await Promise.all(both.map((one) => move(one, { date, people: 8 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a reservation cancelled by staff', () => {
  it('gives its seats back once, and tells the guest in their language', async () => {
    await guests.addEvent('cata-oficina');
    const { body: reserved } = await shop.call<{ data: { id: string } }>(
      'POST',
      '/events',
      {
        event: 'cata-oficina',
        person_quantity: 2,
        name: 'Ana',
        email: 'evento@example.cl',
        phone: '987654321',
        terms: true,
      },
      { 'accept-language': 'en' },
    );
    const before = await read(reserved.data.id);
    expect(before).toMatchObject({ kind: 'event', event: 'Cata cata-oficina', steps: ['cancel'] });
    const change = {
      params: { id: before.id },
      body: { version: before.version, reason: 'se enfermó quien guía' },
    };
    expect((await move(before, { people: 3 })).body).toMatchObject({
      code: 'STEP_REFUSED',
      message: 'Un evento tiene su hora fija. Anula la reserva y haz otra.',
    });
    expect((await call(endpoints.cancelReservation, change)).body).toMatchObject({
      status: 'cancelled',
      steps: [],
    });
    expect((await call(endpoints.cancelReservation, change)).body.code).toBe('CONFLICT');
    expect(await guests.seatsTaken('cata-oficina')).toBe(0);
    expect((await mailsTo('evento@example.cl')).at(-1)?.subject).toContain('was cancelled');
  });

  it.each([
    [true, 'Tuvimos que anular: '],
    [false, 'Anulamos tu reserva '],
  ])('regrets it when the house cancels: %s', async (by_house, subject) => {
    const { id, version, email } = await reserve();
    await call(endpoints.cancelReservation, { params: { id }, body: { version, reason: 'llamó', by_house } });
    expect((await mailsTo(email)).at(-1)?.subject).toContain(subject);
  });

  it('that the guest cancelled meanwhile is a conflict', async () => {
    const { id, version, token } = await reserve();
    await guests.cancel(token);
    const change = { params: { id }, body: { version, reason: 'llamó' } };
    expect((await call(endpoints.cancelReservation, change)).body.code).toBe('CONFLICT');
  });
});

describe('arrival and note', () => {
  it('are noted and taken back', async () => {
    const { id } = await reserve({ message: 'Alergia a las nueces' });
    await setStart(id, -10);
    const before = await read(id);
    expect(before).toMatchObject({ message: 'Alergia a las nueces', steps: ['arrived', 'no_show'] });
    const note = async (arrival: string | null) =>
      call(endpoints.noteArrival, { params: { id }, body: { version: (await read(id)).version, arrival } });
    expect((await note('no_show')).body).toMatchObject({ arrival: 'no_show', steps: ['undo_arrival'] });
    expect((await note(null)).body).toMatchObject({ arrival: null });
    expect((await note('arrived')).body).toMatchObject({ arrival: 'arrived' });
    const body = { version: (await read(id)).version, note: ' Mesa de la ventana ' };
    expect((await call(endpoints.noteReservation, { params: { id }, body })).body.note).toBe(
      'Mesa de la ventana',
    );
    expect((await call(endpoints.noteReservation, { params: { id }, body })).body.code).toBe('CONFLICT');
  });

  const AT = new Date('2026-12-03T23:00:00Z');
  const at = (hours: number) =>
    ({
      status: 'confirmed',
      kind: 'table',
      arrival: null,
      starts_at: new Date(AT.getTime() + hours * HOUR_MS),
    }) as const;
  it.each([
    ['arrived', 4, 'early'],
    ['arrived', 2, null],
    ['no_show', 1, 'early'],
    ['no_show', -1, null],
    ['move', -1, 'started'],
    ['cancel', -1, 'started'],
  ] as const)('%s %i hours before the start: %s', (step, hours, refusal) => {
    expect(refuseStep(step, at(hours), AT)).toBe(refusal);
    expect(stepsOf(at(hours), AT).includes(step)).toBe(refusal === null);
  });

  it('refuses every step but the undo while an arrival is noted', () => {
    const noted = { ...at(2), arrival: 'arrived' } as const;
    expect(refuseStep('move', noted, AT)).toBe('noted');
    expect(refuseStep('cancel', noted, AT)).toBe('noted');
    expect(stepsOf(noted, AT)).toEqual(['undo_arrival']);
    expect(refuseStep('undo_arrival', at(2), AT)).toBe('not_noted');
  });

  it('refuses to move a reservation whose guests have arrived', async () => {
    const { id } = await reserve();
    await shop.db.updateTable('reservations').set({ arrival: 'arrived' }).where('id', '=', id).execute();
    expect((await move(await read(id), { date: FRIDAY })).body.code).toBe('STEP_REFUSED');
    expect((await read(id)).arrival).toBe('arrived');
  });
});

describe('the days', () => {
  it('have their reservations by hour, without cancelled and erased ones', async () => {
    const date = comingDay(3, 1);
    const late = await reserve({ date, hour: '21:00', name: 'Zoé' });
    const early = await reserve({ date, hour: '18:00' });
    const gone = await reserve({ date });
    await guests.cancel(gone.token);
    const erased = await reserve({ date });
    await shop.db
      .updateTable('reservations')
      .set({ erased_at: new Date() })
      .where('id', '=', erased.id)
      .execute();
    const { body } = await call(endpoints.readReservationDays, { query: { from: date, days: 2 } });
    expect(body.days[0]).toMatchObject({ date, opens: '18:00', closes: '23:30', people: 4 });
    expect(body.days[0].reservations.map(({ id }: { id: string }) => id)).toEqual([early.id, late.id]);
    expect((await call(endpoints.readReservation, { params: { id: erased.id } })).status).toBe(404);
  });

  it('count no people who did not come', async () => {
    const date = comingDay(3, 2);
    await reserve({ date });
    const { id } = await reserve({ date });
    await shop.db.updateTable('reservations').set({ arrival: 'no_show' }).where('id', '=', id).execute();
    const { body } = await call(endpoints.readReservationDays, { query: { from: date } });
    expect(body.days[0]).toMatchObject({ people: 2, reservations: [{ people: 2 }, { people: 2 }] });
  });

  it.each([
    ['a coming day', SUNDAY],
    ['a day that no guest can reserve yet', '2030-03-03'],
    ['a past day', '2026-03-01'],
  ])('say why the bar is closed on %s', async (_day, from) => {
    const { body } = await call(endpoints.readReservationDays, { query: { from } });
    expect(body.days[0]).toMatchObject({ opens: null, reason: 'Cerrado los domingos y lunes' });
  });

  it('are searched by number, name and e-mail', async () => {
    const one = await reserve({ name: 'Wenceslao' });
    for (const q of [one.number.toLowerCase(), 'wencesl', one.email]) {
      const { body } = await call(endpoints.listReservations, { query: { q } });
      expect(body.data, q).toMatchObject([{ id: one.id }]);
    }
  });
});
