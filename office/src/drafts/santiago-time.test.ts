import { expect, it } from 'vitest';
import { fromSantiago, toSantiago } from './santiago-time.ts';

it.each([
  ['2026-12-24T20:30', '2026-12-24T23:30:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T13:00:00.000Z'],
])('reads %s as a time of Santiago and shows it again', (local, at) => {
  expect(fromSantiago(local)).toBe(at);
  expect(toSantiago(at)).toBe(local);
});

it('takes the first of two equal hours in autumn', () => {
  expect(fromSantiago('2026-04-04T23:30')).toBe('2026-04-05T02:30:00.000Z');
});

it.each(['', '2026-13-01T10:00', '24-12-2026 20:30', '2026-09-06T00:30'])('refuses %s', (local) => {
  expect(fromSantiago(local)).toBeNull();
});
