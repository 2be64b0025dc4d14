import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime } from './dates.ts';

describe('formatDate', () => {
  it.each([
    ['2026-12-12', 'sábado 12 de diciembre', 'Saturday 12 December'],
    ['2026-12-12T23:30:00Z', 'sábado 12 de diciembre', 'Saturday 12 December'],
    ['2026-12-13T02:59:00Z', 'sábado 12 de diciembre', 'Saturday 12 December'],
    ['2026-12-13T03:00:00Z', 'domingo 13 de diciembre', 'Sunday 13 December'],
    ['2026-07-13T03:59:00.000Z', 'domingo 12 de julio', 'Sunday 12 July'],
    ['2026-12-12T20:30:00-0300', 'sábado 12 de diciembre', 'Saturday 12 December'],
    ['2026-12-12T20:30:00-03:00', 'sábado 12 de diciembre', 'Saturday 12 December'],
  ])('writes %s as the day in Santiago', (iso, spanish, english) => {
    expect(formatDate(iso, 'es')).toBe(spanish);
    expect(formatDate(iso, 'en')).toBe(english);
  });

  it('writes the same day for every date without a time', () => {
    const noon = {
      min: new Date('2000-01-01T12:00Z'),
      max: new Date('2099-12-31T12:00Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(noon), (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(formatDate(iso, 'es')).toContain(` ${Number(iso.slice(8))} de `);
      }),
    );
  });

  it.each([
    '',
    'mañana',
    '2026-13-01',
    '2026-12-12T20:30:00',
    '12/12/2026',
    '+002026-12-12',
    '+002026-12-12T20:30:00Z',
  ])('refuses %j', (text) => {
    expect(() => formatDate(text, 'es')).toThrow(
      new RangeError(`Not an ISO date, or a time without offset: ${text}`),
    );
  });
});

describe('formatDateTime', () => {
  it('uses the 24 hours of the clock in Santiago, in summer and winter', () => {
    expect(formatDateTime('2026-12-12T23:30:00Z', 'es')).toBe('sábado 12 de diciembre, 20:30');
    expect(formatDateTime('2026-12-12T23:30:00Z', 'en')).toBe('Saturday 12 December, 20:30');
    expect(formatDateTime('2026-07-12T23:30:00Z', 'es')).toBe('domingo 12 de julio, 19:30');
    expect(formatDateTime('2026-12-12T03:05:00Z', 'es')).toBe('sábado 12 de diciembre, 00:05');
  });

  it('refuses a day without a time', () => {
    expect(() => formatDateTime('2026-12-12', 'es')).toThrow(
      new RangeError('A day without a time: 2026-12-12'),
    );
  });
});
