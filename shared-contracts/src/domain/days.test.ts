import { expect, it } from 'vitest';
import { addDays } from './days.ts';

it('goes from day to day, also over the change of the clock', () => {
  expect(addDays('2026-09-05', 1)).toBe('2026-09-06');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
});
