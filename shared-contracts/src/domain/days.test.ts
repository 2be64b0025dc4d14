import { expect, it } from 'vitest';
import { addDays, weekdayOf } from './days.ts';

it('goes from day to day, also over the change of the clock', () => {
  expect(addDays('2026-09-05', 1)).toBe('2026-09-06');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

it('counts the days of a week from Monday to Sunday', () => {
  expect(weekdayOf('2026-11-21')).toBe(6);
  expect(weekdayOf('2026-11-22')).toBe(7);
  expect(weekdayOf('2026-11-23')).toBe(1);
});
