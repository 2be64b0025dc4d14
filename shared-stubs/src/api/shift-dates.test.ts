import { expect, it } from 'vitest';
import { shiftDates } from './shift-dates.ts';

const answers = {
  '/events': { data: [{ starts_at: '2026-12-05T23:30:00.000Z' }] },
  '/reservations/calendar': { data: { days: [{ date: '2026-11-28' }] } },
  '/blogs': { data: [{ date: '2026-11-06' }] },
};
const on = (day: string) => shiftDates(answers, '2026-11-21', Date.parse(day));

it('changes no date in answers recorded today', () => {
  expect(on('2026-11-21')).toEqual(answers);
});

// The test must notice this fault in shared-stubs/src/api/shift-dates.ts
// - Math.ceil((now
// + Math.floor((now
it('moves events and reservations, not articles, by whole weeks, at least by the age of the recording', () => {
  const later = on('2026-12-24');
  expect(later['/events']).toMatchObject({ data: [{ starts_at: '2027-01-09T23:30:00.000Z' }] });
  expect(later['/reservations/calendar']).toEqual({ data: { days: [{ date: '2027-01-02' }] } });
  expect(later['/blogs']).toEqual(answers['/blogs']);
});
