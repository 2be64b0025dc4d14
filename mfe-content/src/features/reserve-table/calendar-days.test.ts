import { describe, expect, it } from 'vitest';
import { calendar } from '../../fixtures/tables.ts';
import { dayAfterKey, monthsOf, monthToShow } from './calendar-days.ts';

const { days } = calendar;

describe('the days of the bar', () => {
  // The test must notice this fault in mfe-content/src/features/reserve-table/calendar-days.ts
  // - weekdayOf(day.date) - 1
  // + weekdayOf(day.date)
  it('are grouped by month, with the first day in the column of its weekday', () => {
    expect(monthsOf(days).map(({ id, blanks, days: { length } }) => ({ id, blanks, length }))).toEqual([
      { id: '2026-11', blanks: 5, length: 3 },
      { id: '2026-12', blanks: 1, length: 5 },
    ]);
  });

  it('start with the month of the chosen day, else with the first month with an open day', () => {
    const closed = days.map((day) => (day.date < '2026-12' ? { ...day, is_open: false } : day));
    expect(monthToShow(monthsOf(days), '')).toBe(0);
    expect(monthToShow(monthsOf(closed), '')).toBe(1);
    expect(monthToShow(monthsOf(days), '2026-12-02')).toBe(1);
    expect(monthToShow([], '')).toBe(0);
  });

  it.each([
    ['ArrowRight skips closed days', '2026-11-28', 'ArrowRight', '2026-12-01'],
    ['ArrowLeft skips closed days', '2026-12-01', 'ArrowLeft', '2026-11-28'],
    ['ArrowDown moves to the next week', '2026-11-28', 'ArrowDown', '2026-12-05'],
    ['ArrowUp moves to the previous week', '2026-12-05', 'ArrowUp', '2026-11-28'],
    ['ArrowRight stays on the last day', '2026-12-05', 'ArrowRight', '2026-12-05'],
    ['ArrowUp stays when there is no day a week before', '2026-12-02', 'ArrowUp', '2026-12-02'],
    ['other keys give null', '2026-12-02', 'Tab', null],
  ])('%s', (_, from, key, to) => {
    expect(dayAfterKey(days, from, key)).toBe(to);
  });
});
