/// <reference lib="esnext.temporal" />
import { expect, it } from 'vitest';
import { instantsOf } from './event-time.ts';

it.each([
  ['to a week later, until the bar is open', 3, 5, '2026-12-01', '2027-01-08'],
  ['to a week earlier when it is past', -2, 5, '2027-01-04', '2026-12-18'],
  ['nowhere when the bar is open', 3, 6, '2026-12-01', '2026-12-26'],
])('moves an event on a yearly holiday %s', (_, weeks, weekday, today, day) => {
  const when = { weeks, weekday, at: '20:00', minutes: 75 };
  const { starts_at } = instantsOf(when, Temporal.Instant.from(`${today}T15:00:00Z`));
  expect(starts_at).toBe(`${day}T23:00:00Z`);
});
