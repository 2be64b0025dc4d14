import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekdayOf } from './days.ts';
import { arrivalDays, dispatchDay, type PromiseRules, promiseOf } from './delivery-promise.ts';
import { isHoliday } from './holidays.ts';
import { summerEnd } from './santiago.ts';

const RULES: PromiseRules = {
  cutOff: '13:00',
  preparationDays: 0,
  workdays: [1, 2, 3, 4, 5],
  carrierDays: [1, 2, 3, 4, 5, 6],
  closed: [],
};
const SANTIAGO = { communeId: '13101', minDays: 1, maxDays: 2 };
/** A summer time of Santiago, which is UTC-3. */
const at = (time: string) => new Date(`${time}-03:00`);
const promise = (time: string, rules: Partial<PromiseRules> = {}, delivery = SANTIAGO) =>
  promiseOf(at(time), delivery, { ...RULES, ...rules });

describe('the days that a shopper may choose', () => {
  // The test must notice this fault in shared-contracts/src/domain/delivery-promise.ts
  // - promiseOf(now, delivery, rules)?.last ?? null;
  // + promiseOf(now, delivery, rules)?.first ?? null;
  it('begin with the last promised day, also one second after the cut-off, and skip holidays and Sundays', () => {
    const days = (time: string) => arrivalDays(at(time), SANTIAGO, RULES).slice(0, 4);
    expect(days('2026-12-02T13:00:00')).toEqual(['2026-12-04', '2026-12-05', '2026-12-07', '2026-12-09']);
    expect(days('2026-12-02T13:00:01')).toEqual(['2026-12-05', '2026-12-07', '2026-12-09', '2026-12-10']);
  });

  it('are of the later day for the first second after the cut-off when the clock changes', () => {
    // 3 April 2027, 24:00 shows 23:00 again. With a cut-off of 23:30 the first one counts.
    const rules = {
      ...RULES,
      workdays: [1, 2, 3, 4, 5, 6, 7],
      carrierDays: [1, 2, 3, 4, 5, 6, 7],
      cutOff: '23:30',
    };
    const first = (moment: string) => arrivalDays(new Date(moment), { ...SANTIAGO, maxDays: 1 }, rules)[0];
    expect(first('2027-04-04T02:30:00Z')).toBe('2027-04-04');
    expect(first('2027-04-04T02:30:01Z')).toBe('2027-04-05');
    // The same time on the clock, an hour later.
    expect(first('2027-04-04T03:30:00Z')).toBe('2027-04-05');
  });
});

describe('the promised days', () => {
  it('begin one day later from one second after the cut-off on', () => {
    expect(promise('2026-12-02T13:00:00')).toEqual({ first: '2026-12-03', last: '2026-12-04' });
    expect(promise('2026-12-02T13:00:00.999')).toEqual({ first: '2026-12-03', last: '2026-12-04' });
    expect(promise('2026-12-02T13:00:01')).toEqual({ first: '2026-12-04', last: '2026-12-05' });
  });

  it('skip holidays, and the weekdays of shop and carrier', () => {
    // 8 December is a holiday. The order leaves the shop on Monday 7.
    expect(promise('2026-12-05T10:00:00')).toEqual({ first: '2026-12-09', last: '2026-12-10' });
    expect(promise('2026-12-04T10:00:00')).toEqual({ first: '2026-12-05', last: '2026-12-07' });
    expect(promise('2026-12-04T10:00:00', { carrierDays: [2, 4] })).toEqual({
      first: '2026-12-10',
      last: '2026-12-15',
    });
  });

  it('count the preparation, and wait for the end of vacations', () => {
    expect(promise('2026-12-02T10:00:00', { preparationDays: 2 })?.first).toBe('2026-12-05');
    const closed = [{ first: '2027-02-01', last: '2027-02-14' }];
    expect(promise('2027-01-29T15:00:00', { closed })?.first).toBe('2027-02-16');
  });

  it('can be the day of the order', () => {
    const today = { communeId: '13101', minDays: 0, maxDays: 0 };
    expect(promise('2026-12-02T10:00:00', {}, today)).toEqual({ first: '2026-12-02', last: '2026-12-02' });
  });

  it('are a day later in Arica over its own holiday', () => {
    const time = '2027-06-04T10:00:00';
    const arica = { communeId: '15101', minDays: 2, maxDays: 2 };
    expect(promise(time, {}, arica)?.first).toBe('2027-06-08');
    expect(promise(time, {}, { ...arica, communeId: '13101' })?.first).toBe('2027-06-07');
  });

  it('are none when the rules leave no day', () => {
    expect(promise('2026-12-02T10:00:00', { workdays: [] })).toBeNull();
    expect(promise('2026-12-02T10:00:00', { carrierDays: [] })).toBeNull();
  });
});

describe('the cut-off', () => {
  /** Moments when the clock of Santiago changes. */
  const changes = [summerEnd(2026), Date.parse('2026-09-06T04:00:00Z'), summerEnd(2030)];
  const everyDay = { ...RULES, workdays: [1, 2, 3, 4, 5, 6, 7] };

  it('is the first of two equal times when the clock goes back', () => {
    const late = { ...everyDay, cutOff: '23:30' };
    // 23:30 of Saturday is at 02:30 UTC, and again at 03:30 UTC of 7 April 2030.
    const day = (time: string) => dispatchDay(new Date(time), late);
    expect(day('2030-04-07T02:30:00Z')).toBe('2030-04-06');
    expect(day('2030-04-07T02:30:01Z')).toBe('2030-04-07');
    expect(day('2030-04-07T03:15:00Z')).toBe('2030-04-07');
  });

  it('never lets a later order leave earlier, also while the clock changes', () => {
    const moment = fc.oneof(
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2035-01-01') }),
      fc
        .tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * 86_400, max: 2 * 86_400 }))
        .map(([change, seconds]) => change + seconds * 1000),
    );
    const rules = fc.record({
      cutOff: fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`),
      preparationDays: fc.integer({ min: 0, max: 5 }),
      workdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      carrierDays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
      closed: fc.constantFrom([], [{ first: '2027-02-01', last: '2027-02-14' }]),
    });
    const delivery = fc.record({
      communeId: fc.constantFrom('13101', '15101', '16101'),
      minDays: fc.integer({ min: 0, max: 4 }),
      maxDays: fc.integer({ min: 4, max: 8 }),
    });
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 10 * 86_400_000 }),
        rules,
        delivery,
        (now, later, by, to) => {
          const first = promiseOf(new Date(now), to, by);
          const second = promiseOf(new Date(now + later), to, by);
          if (!first || !second) throw new Error('no day');
          expect(first.first <= first.last).toBe(true);
          expect(first.first <= second.first && first.last <= second.last).toBe(true);
          for (const day of [first.first, first.last]) {
            expect(isHoliday(day, to.communeId)).toBe(false);
            expect(by.carrierDays).toContain(weekdayOf(day));
            expect(by.closed.some((one) => day >= one.first && day <= one.last)).toBe(false);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
