import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysFrom, hoursBetween, inSantiago, momentOf } from './santiago.ts';

const minutesOf = (hour: string): number => {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  return hours * 60 + minutes;
};

describe('the time zone of Santiago', () => {
  it('has different offsets in winter and summer', () => {
    expect(momentOf('2026-07-10', '20:00')?.toISOString()).toBe('2026-07-11T00:00:00.000Z');
    expect(momentOf('2026-12-10', '20:00')?.toISOString()).toBe('2026-12-10T23:00:00.000Z');
  });

  it('skips an hour in September', () => {
    expect(momentOf('2026-09-06', '00:30')).toBeNull();
    expect(momentOf('2026-09-06', '01:00')?.toISOString()).toBe('2026-09-06T04:00:00.000Z');
    expect(momentOf('2026-09-05', '22:30')?.toISOString()).toBe('2026-09-06T02:30:00.000Z');
  });

  it('uses the first of the repeated hours in April', () => {
    expect(momentOf('2026-04-04', '23:30')?.toISOString()).toBe('2026-04-05T02:30:00.000Z');
    expect(inSantiago(new Date('2026-04-05T03:30:00Z'))).toEqual({ date: '2026-04-04', hour: '23:30' });
    expect(momentOf('2026-04-05', '00:30')?.toISOString()).toBe('2026-04-05T04:30:00.000Z');
  });

  it('converts an early and a late hour of each day of a year to UTC and back', () => {
    for (const date of daysFrom('2026-01-01', 365)) {
      for (const hour of ['18:00', '22:30']) {
        const moment = momentOf(date, hour);
        expect(moment && inSantiago(moment)).toEqual({ date, hour });
      }
    }
  });

  it('returns half-hour steps', () => {
    expect(hoursBetween('18:00', '19:00', 30)).toEqual(['18:00', '18:30', '19:00']);
  });

  it('ends the steps before midnight, whatever their length', () => {
    expect(hoursBetween('22:30', '23:30', 30)).toEqual(['22:30', '23:00', '23:30']);
    expect(hoursBetween('18:00', '22:30', 90)).toEqual(['18:00', '19:30', '21:00', '22:30']);
    const hour = fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    fc.assert(
      fc.property(hour, hour, fc.integer({ min: 0, max: 120 }), (first, last, step) => {
        const hours = hoursBetween(first, last, step);
        expect(hours[0]).toBe(first <= last ? first : undefined);
        expect(hours).toEqual([...new Set(hours)].sort());
        expect(hours.every((one) => one >= first && one <= last)).toBe(true);
        const left = minutesOf(last) - minutesOf(hours.at(-1) ?? last);
        expect(left).toBeLessThan(Math.max(1, step));
      }),
    );
  });
});
