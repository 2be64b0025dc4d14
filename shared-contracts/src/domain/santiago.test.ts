import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayInSantiago, TIME_ZONE } from './santiago.ts';

const oracle = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

it('has the days of the time zone data of Node', () => {
  const moment = fc.date({
    min: new Date('2023-01-01T04:00Z'),
    max: new Date('2040-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(moment, (at) => {
      expect(dayInSantiago(at)).toBe(oracle.format(at));
    }),
  );
});

it('is still yesterday in the evening, when UTC has the next day', () => {
  expect(dayInSantiago(new Date('2026-11-24T02:00:00Z'))).toBe('2026-11-23');
});
