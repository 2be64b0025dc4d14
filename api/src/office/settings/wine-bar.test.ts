import { endpointUrl } from 'shared-contracts/api/endpoint';
import { readTableAvailability, readTableCalendar } from 'shared-contracts/api/reservations';
import type { TableAvailability, TableCalendar } from 'shared-contracts/api/reservations.schema';
import * as closedDays from 'shared-contracts/office/closed-days';
import { SETTING_ENDPOINTS as settings } from 'shared-contracts/office/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertReservation } from '../../../test/insert-reservation.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { daysFrom, inSantiago, momentOf } from '../../lib/santiago.ts';
import { DEFAULT_BAR_RULES, weeklyClosedText } from '../../modules/settings/bar-rules.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

const today = () => inSantiago(new Date()).date;

describe('the wine bar', () => {
  const calendar = async () =>
    (await shop.call<{ data: TableCalendar }>('GET', endpointUrl(readTableCalendar, {}))).body.data;
  const dayOf = async (date: string) => (await calendar()).days.find((one) => one.date === date);
  const daysAhead = (count: number) => daysFrom(today(), count + 1).at(-1) ?? '';
  const nextOpenDay = async () => (await calendar()).days.slice(2).find(({ is_open }) => is_open)?.date ?? '';

  it('opens, closes and fills by the rules that staff set', async () => {
    const { body } = await call(settings.bar.read);
    const hours = Object.fromEntries(
      Object.entries(body.value.hours).map(([name, one]) => [name, { ...(one as object), is_open: true }]),
    );
    const value = { ...body.value, hours, yearly: [], horizon_days: 20, seats: 2 };
    const editor = await shop.signInAs('editor');
    const changed = await editor.call(settings.bar.change, {
      body: { version: body.version, value, reason: 'verano' },
    });
    expect(changed.status).toBe(200);
    const { days } = await calendar();
    expect([days.length, days.every(({ is_open }) => is_open)]).toEqual([21, true]);
    const seats = await shop.call<{ data: TableAvailability }>(
      'GET',
      endpointUrl(readTableAvailability, { query: { date: daysAhead(5), person_quantity: 3 } }),
    );
    expect(seats.body.data.hours[0]).toMatchObject({ is_free: false, seats_left: 2 });

    const wednesday = { ...value.hours.wednesday, last_seating: '09:00' };
    const wrong = { ...value, hours: { ...value.hours, wednesday } };
    const refused = await call(settings.bar.change, {
      body: { version: changed.body.version, value: wrong, reason: 'prueba' },
    });
    expect(Object.keys(refused.body.fields)).toEqual(['value.hours.wednesday.last_seating']);
    await shop.db.deleteFrom('settings').where('key', '=', 'bar').execute();
  });

  it.each([
    [30, '23:30', '01:30', '23:30'],
    [90, '22:30', '00:30', '22:30'],
  ])('takes guests every %i minutes until %s of an evening that ends at %s', async (...given) => {
    const [slot_minutes, last_seating, closes, last] = given;
    const { body } = await call(settings.bar.read);
    const evening = { is_open: true, opens: '18:00', closes, last_seating };
    const hours = Object.fromEntries(Object.keys(body.value.hours).map((name) => [name, evening]));
    const value = { ...body.value, slot_minutes, hours, yearly: [] };
    const { status } = await call(settings.bar.change, {
      body: { version: body.version, value, reason: 'verano' },
    });
    expect(status).toBe(200);
    const { body: day } = await shop.call<{ data: TableAvailability }>(
      'GET',
      endpointUrl(readTableAvailability, { query: { date: daysAhead(5), person_quantity: 2 } }),
    );
    expect([day.data.hours[0]?.hour, day.data.hours.at(-1)?.hour]).toEqual(['18:00', last]);
    await shop.db.deleteFrom('settings').where('key', '=', 'bar').execute();
  });

  it('is closed on single days, and tells how many reservations they have', async () => {
    // One of the shop's events may be on that day.
    await shop.db.deleteFrom('events').execute();
    const date = await nextOpenDay();
    await insertReservation(shop.db, { starts_at: momentOf(date, '20:00') as Date });
    const body = { day: date, es: 'Inventario', en: 'Stocktaking' };
    const added = await call(closedDays.addClosedDay, { body });
    expect(added.body).toEqual({ id: date, es: 'Inventario', en: 'Stocktaking', reservations: 1, events: 0 });
    expect(await dayOf(date)).toMatchObject({ is_open: false, reason: 'Inventario' });
    expect((await call(closedDays.addClosedDay, { body })).body.fields).toHaveProperty('day');
    const passed = await call(closedDays.addClosedDay, { body: { ...body, day: '2020-02-02' } });
    expect(passed.body.code).toBe('ENTRY_REFUSED');
    expect((await call(closedDays.listClosedDays)).body.data).toEqual([added.body]);
    const remove = () => call(closedDays.removeClosedDay, { params: { id: date } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await dayOf(date)).toMatchObject({ is_open: true });
  });

  it('is closed for a Spanish reason, which the English page shows too', async () => {
    const date = await nextOpenDay();
    const added = await call(closedDays.addClosedDay, { body: { day: date, es: 'Inventario', en: '' } });
    expect(added.body).toMatchObject({ es: 'Inventario', en: 'Inventario' });
    await call(closedDays.removeClosedDay, { params: { id: date } });
  });

  it('names the weekdays on which it is closed', () => {
    expect(weeklyClosedText(DEFAULT_BAR_RULES, 'es')).toBe('Cerrado los domingos y lunes');
    expect(weeklyClosedText(DEFAULT_BAR_RULES, 'en')).toBe('Closed on Sundays and Mondays');
  });
});
