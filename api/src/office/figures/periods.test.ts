import { expect, it } from 'vitest';
import { periodsBefore, periodsOf, readDays } from './periods.ts';

const NOON = new Date('2026-11-23T15:00:00Z');

it('shows 30 days, 12 weeks or 12 months until today by default', () => {
  expect(readDays({}, NOON, 'day')).toEqual({ from: '2026-10-25', to: '2026-11-23' });
  expect(readDays({}, NOON, 'week')).toEqual({ from: '2026-09-07', to: '2026-11-23' });
  expect(readDays({}, NOON, 'month')).toEqual({ from: '2025-12-01', to: '2026-11-23' });
});

it('knows the day of Santiago, not of the server', () => {
  expect(readDays({}, new Date('2026-11-24T02:30:00Z'), 'day').to).toBe('2026-11-23');
});

it('cuts the first and the last period at the days', () => {
  expect(periodsOf({ from: '2026-11-05', to: '2026-11-17' }, 'week')).toEqual([
    { from: '2026-11-05', to: '2026-11-08' },
    { from: '2026-11-09', to: '2026-11-15' },
    { from: '2026-11-16', to: '2026-11-17' },
  ]);
});

it.each([
  ['day', '2026-11-22', '2026-11-23', ['2026-11-20 2026-11-20', '2026-11-21 2026-11-21']],
  ['week', '2026-11-16', '2026-11-23', ['2026-11-02 2026-11-08', '2026-11-09 2026-11-09']],
  ['month', '2026-02-01', '2026-03-15', ['2025-12-01 2025-12-31', '2026-01-01 2026-01-15']],
] as const)('compares each %s with the one as many before', (by, from, to, before) => {
  expect(periodsBefore(periodsOf({ from, to }, by), by).map((days) => `${days.from} ${days.to}`)).toEqual(
    before,
  );
});

it.each([
  ['2026-11-23', '2026-11-22'],
  ['2020-01-01', '2026-11-23'],
])('refuses the days from %s to %s', (from, to) => {
  expect(() => readDays({ from, to }, NOON, 'day')).toThrow('VALIDATION_FAILED');
});
