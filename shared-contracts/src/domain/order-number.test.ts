import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeOrderNumber } from './order-number.ts';

it.each(['cq 7', 'CQ7', ' cq-7 ', '7', '#7', 'CQ–000007', 'cq - 07', 'CQ-000007'])(
  'reads %j as CQ-000007',
  (text) => {
    expect(normalizeOrderNumber(text)).toBe('CQ-000007');
  },
);

it('keeps a number of more digits, and any other text', () => {
  expect(normalizeOrderNumber('cq-1000000')).toBe('CQ-1000000');
  expect(normalizeOrderNumber(' otro 7 ')).toBe('OTRO 7');
});

it('reads a number that it wrote as the same', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const once = normalizeOrderNumber(text);
      expect(normalizeOrderNumber(once)).toBe(once);
    }),
  );
});
