import { expect, it } from 'vitest';
import { addDays, dayOf, mondayOf } from './days.ts';

it('goes from day to day, also over the change of the clock', () => {
  expect(addDays('2026-09-05', 1)).toBe('2026-09-06');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
])('finds the Monday of %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});

it('takes only days from an address', () => {
  expect(dayOf('2026-11-23')).toBe('2026-11-23');
  expect(dayOf('2026-99-23')).toBeUndefined();
  expect(dayOf('<script>')).toBeUndefined();
});
