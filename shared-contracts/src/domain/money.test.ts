import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClp, parseReferencePrice } from './money.ts';

describe('formatClp', () => {
  it.each([
    [0, '$0'],
    [-0, '$0'],
    [999, '$999'],
    [1234, '$1.234'],
    [12345, '$12.345'],
    [1234567, '$1.234.567'],
    [-1234, '-$1.234'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatClp(amount)).toBe(text);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d, which is no whole amount', (amount) => {
    expect(() => formatClp(amount)).toThrow(new RangeError(`Not a whole amount of pesos: ${amount}`));
  });

  it('writes every digit, with a dot between groups of three', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        const text = formatClp(amount);
        expect(text).toMatch(/^-?\$\d{1,3}(\.\d{3})*$/);
        expect(Number(text.replace(/[$.]/g, ''))).toBe(amount);
      }),
    );
  });
});

describe('parseReferencePrice', () => {
  it.each([
    [4990, 4990],
    ['4990', 4990],
    [' 4990 ', 4990],
    ['4990.00', 4990],
    ['1234.567', 1235],
    ['4.990', 4990],
    ['1.234.567', 1234567],
    [4990.4, 4990],
    [0, 0],
  ])('reads %j as %d', (value, amount) => {
    expect(parseReferencePrice(value)).toBe(amount);
  });

  it.each([
    '',
    '  ',
    'Consultar',
    '4990 c/u',
    '4.990 c/u',
    '1e5',
    '1000000000',
    '0x10',
    -1,
    '-4990',
    Number.NaN,
    Infinity,
    null,
    undefined,
    true,
    [],
    {},
  ])('finds no price in %j', (value) => {
    expect(parseReferencePrice(value)).toBeNull();
  });

  it('reads any whole amount: as a number, as text, and as formatted text', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), (amount) => {
        expect(parseReferencePrice(amount)).toBe(amount);
        expect(parseReferencePrice(String(amount))).toBe(amount);
        expect(parseReferencePrice(formatClp(amount).slice(1))).toBe(amount);
      }),
    );
  });

  it('returns a whole amount of at least 0, or null, for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const amount = parseReferencePrice(value);
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
      }),
    );
  });
});
