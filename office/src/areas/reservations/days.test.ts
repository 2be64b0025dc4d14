import { expect, it } from 'vitest';
import { dayOf, mondayOf } from './days.ts';

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
