import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHoliday, nationalHolidays } from './holidays.ts';

/** Days that move, by year: Good Friday, solstice, San Pedro, Encuentro, evangelical churches, days with a condition. */
const MOVED: Record<number, readonly string[]> = {
  2025: ['04-18', '06-20', '06-29', '10-12', '10-31'],
  2026: ['04-03', '06-21', '06-29', '10-12', '10-31'],
  2027: ['03-26', '06-21', '06-28', '09-17', '10-11', '10-31'],
  2028: ['04-14', '06-20', '06-26', '10-09', '10-27'],
};

describe('holidays', () => {
  it.each(Object.entries(MOVED))('of %s move as the laws say', (year, days) => {
    expect(nationalHolidays(Number(year))).toEqual(
      expect.arrayContaining(days.map((day) => `${year}-${day}`)),
    );
  });

  it('have the Saturday of Holy Week', () => {
    for (const day of ['2026-04-04', '2027-03-27', '2028-04-15']) expect(isHoliday(day)).toBe(true);
  });

  it('have days of a region and of communes', () => {
    expect([isHoliday('2027-06-07', '15101'), isHoliday('2027-06-07', '13101')]).toEqual([true, false]);
    expect(['16101', '16103', '16102'].map((code) => isHoliday('2027-08-20', code))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('leave ordinary days', () => {
    for (const day of ['2026-12-24', '2026-12-31', '2026-09-17', '2027-01-04', '2028-10-31'])
      expect(isHoliday(day)).toBe(false);
  });

  it('are 16 to 18 different days a year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2022, max: 2045 }), (year) => {
        const days = nationalHolidays(year);
        expect(new Set(days).size).toBe(days.length);
        expect(days.length).toBeGreaterThanOrEqual(16);
        expect(days.length).toBeLessThanOrEqual(18);
      }),
    );
  });
});
