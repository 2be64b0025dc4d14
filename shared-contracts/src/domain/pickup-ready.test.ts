import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from './days.ts';
import { isHoliday } from './holidays.ts';
import { type PickupRules, pickupReady } from './pickup-ready.ts';

const RULES: PickupRules = {
  days: [1, 2, 3, 4, 5, 6],
  opens: '10:00',
  closes: '19:00',
  preparationHours: 2,
  closed: [],
};
/** A summer time of Santiago, which is UTC-3. */
const ready = (time: string, rules: Partial<PickupRules> = {}) =>
  pickupReady(new Date(`${time}-03:00`), { ...RULES, ...rules });

describe('the hour at which a pick-up is ready', () => {
  // The test must notice this fault in shared-contracts/src/domain/pickup-ready.ts
  // - Math.ceil((clockInSantiago(now).getTime() % DAY_MS) / MINUTE_MS);
  // + Math.floor((clockInSantiago(now).getTime() % DAY_MS) / MINUTE_MS);
  it('is the first whole hour after the preparation', () => {
    expect(ready('2026-12-02T14:00:00')).toEqual({ day: '2026-12-02', hour: '16:00' });
    expect(ready('2026-12-02T14:00:01')).toEqual({ day: '2026-12-02', hour: '17:00' });
    expect(ready('2026-12-02T03:00:00')).toEqual({ day: '2026-12-02', hour: '12:00' });
  });

  it('goes on on the next open day, over Sundays, holidays and vacations', () => {
    expect(ready('2026-12-02T18:00:00')).toEqual({ day: '2026-12-03', hour: '11:00' });
    expect(ready('2026-12-02T21:00:00')).toEqual({ day: '2026-12-03', hour: '12:00' });
    // Saturday evening: 7 December is open, and 8 December is a holiday.
    expect(ready('2026-12-05T20:00:00')).toEqual({ day: '2026-12-07', hour: '12:00' });
    expect(ready('2026-12-07T20:00:00')).toEqual({ day: '2026-12-09', hour: '12:00' });
    const closed = [{ first: '2026-12-03', last: '2026-12-10' }];
    expect(ready('2026-12-02T20:00:00', { closed })).toEqual({ day: '2026-12-11', hour: '12:00' });
    expect(ready('2026-12-02T12:00:00', { preparationHours: 12 })).toEqual({
      day: '2026-12-03',
      hour: '15:00',
    });
  });

  it('is none when the place is never open', () => {
    expect(ready('2026-12-02T12:00:00', { days: [] })).toBeNull();
  });

  it('is always in open hours, and a later order is never ready earlier', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 72 }), fc.nat(90), (now, preparationHours, minutes) => {
        const rules = { ...RULES, preparationHours };
        const one = pickupReady(now, rules);
        const other = pickupReady(new Date(now.getTime() + minutes * 60_000), rules);
        if (!one || !other) return expect.unreachable();
        expect(isHoliday(one.day) || !RULES.days.includes(weekdayOf(one.day))).toBe(false);
        expect(one.hour >= '10:00' && one.hour <= '19:00').toBe(true);
        // At the end of summer time, the clock shows an hour twice, when the place is closed.
        expect(`${other.day} ${other.hour}` >= `${one.day} ${one.hour}`).toBe(true);
      }),
    );
  });
});
