import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../locale.ts';
import {
  formatDate,
  formatDateTime,
  formatFullDate,
  formatMonth,
  isoInSantiago,
  zoneOfRepeatedHour,
} from './dates.ts';
import { TIME_ZONE } from './santiago.ts';

const TAGS = { es: 'es-CL', en: 'en-GB' } as const;

/** The text of Node's own formatter, without the comma that some versions put after the weekday. */
const byIntl = (locale: keyof typeof TAGS, options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(TAGS[locale], { timeZone: TIME_ZONE, ...options });
  return (moment: Date) => formatter.format(moment).replace(/^(\p{L}+),/u, '$1');
};
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;
const FULL_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const HOUR_MS = 3_600_000;

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

describe('isoInSantiago', () => {
  it('writes the day of Santiago with its offset, in summer and winter', () => {
    expect(isoInSantiago('2026-12-13T00:30:00.000Z')).toBe('2026-12-12T21:30:00-03:00');
    expect(isoInSantiago('2026-07-01T02:00:00Z')).toBe('2026-06-30T22:00:00-04:00');
  });

  it('names the same moment', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (date) => {
          const moment = Math.floor(date.getTime() / 1000) * 1000;
          expect(Date.parse(isoInSantiago(new Date(moment).toISOString()))).toBe(moment);
        },
      ),
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

describe('formatFullDate and formatMonth', () => {
  it('write the year', () => {
    expect(formatFullDate('2026-12-12', 'es')).toBe('12 de diciembre de 2026');
    expect(formatFullDate('2027-01-01T02:59:00Z', 'en')).toBe('31 December 2026');
    expect(formatMonth('2026-12', 'es')).toBe('diciembre de 2026');
    expect(formatMonth('2026-12', 'en')).toBe('December 2026');
  });

  it('refuse a text that is not a date', () => {
    expect(() => formatFullDate('2026', 'es')).toThrow(RangeError);
    expect(() => formatMonth('2026-13', 'es')).toThrow(RangeError);
  });
});

describe.each(LOCALES)('the tables of names and clock changes, in %s', (locale) => {
  const day = byIntl(locale, DAY);
  const fullDay = byIntl(locale, FULL_DAY);
  const time = byIntl(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const month = byIntl(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

  const expectAsIntl = (moment: Date) => {
    const iso = moment.toISOString();
    expect(formatDateTime(iso, locale)).toBe(
      `${day(moment)}, ${time(moment)}${zoneOfRepeatedHour(iso, locale)}`,
    );
    expect(formatDate(iso, locale)).toBe(day(moment));
    expect(formatFullDate(iso, locale)).toBe(fullDay(moment));
  };

  it('give the text of Intl for every moment from 2023 on', () => {
    const range = {
      min: new Date('2023-01-01T03:00Z'),
      max: new Date('2037-12-31T23:59Z'),
      noInvalidDate: true,
    };
    fc.assert(fc.property(fc.date(range), expectAsIntl));
  });

  it('give the hour of Intl just before and after each change of the clock', () => {
    for (let year = 2023; year <= 2037; year++)
      for (const month of [3, 8])
        for (let date = 1; date <= 9; date++)
          for (const hour of [2, 3, 4]) {
            const moment = new Date(Date.UTC(year, month, date, hour));
            expect(formatDateTime(moment.toISOString(), locale)).toMatch(`, ${time(moment)}`);
          }
  });

  it('give the text of Intl for every day and month of four years', () => {
    for (let at = Date.UTC(2024, 0, 1, 12); at < Date.UTC(2028, 0, 1); at += 24 * HOUR_MS) {
      const iso = new Date(at).toISOString();
      expect(formatDate(iso.slice(0, 10), locale)).toBe(day(new Date(at)));
      expect(formatFullDate(iso.slice(0, 10), locale)).toBe(fullDay(new Date(at)));
      expect(formatMonth(iso.slice(0, 7), locale)).toBe(month(new Date(at)));
    }
  });
});

it.each([
  ['2027-04-04T01:59:00Z', 'sábado 3 de abril, 22:59'],
  ['2027-04-04T02:30:00Z', 'sábado 3 de abril, 23:30 (horario de verano, UTC-3)'],
  ['2027-04-04T03:30:00Z', 'sábado 3 de abril, 23:30 (horario de invierno, UTC-4)'],
  ['2027-04-04T04:00:00Z', 'domingo 4 de abril, 00:00'],
])('the time of %s names its zone when the clock shows it twice', (iso, text) => {
  expect(formatDateTime(iso, 'es')).toBe(text);
});
