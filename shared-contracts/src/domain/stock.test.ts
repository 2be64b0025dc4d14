import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycleFormat, formatLabel, isOutOfStock, isSoldByUnit, MAX_QTY, qtyLimit } from './stock.ts';

const format = (sku: string, stock: number) => ({ sku, stock });

describe('isOutOfStock', () => {
  it.each([
    [1, false],
    [0, true],
    [-1, true],
  ])('depends on the stock of a wine: %j', (stock, out) => {
    expect(isOutOfStock({ stock, formats: [] })).toBe(out);
  });

  it('looks at the stock of gourmet formats, not of the product', () => {
    expect(isOutOfStock({ stock: 9, formats: [format('a', 0), format('b', -1)] })).toBe(true);
    expect(isOutOfStock({ stock: 0, formats: [format('a', 0), format('b', 1)] })).toBe(false);
  });
});

describe('qtyLimit', () => {
  const cheese = { stock: 50, formats: [format('a', 3), format('b', -2)] };

  it('is the stock of the chosen format', () => {
    expect(qtyLimit(cheese, 'a')).toBe(3);
    expect(qtyLimit(cheese, 'b')).toBe(0);
  });

  it("is the product's own stock without a format", () => {
    expect(qtyLimit({ stock: 12, formats: [] }, 'WINE')).toBe(12);
    expect(qtyLimit({ stock: -1, formats: [] }, 'WINE')).toBe(0);
    expect(qtyLimit({ stock: 20_000, formats: [] }, 'WINE')).toBe(MAX_QTY);
  });
});

describe('gourmet formats', () => {
  const formats = [format('a', 1), format('b', 1), format('c', 1)];

  it('wrap at both ends', () => {
    expect(cycleFormat(formats, 'a', 'next')?.sku).toBe('b');
    expect(cycleFormat(formats, 'c', 'next')?.sku).toBe('a');
    expect(cycleFormat(formats, 'b', 'previous')?.sku).toBe('a');
    expect(cycleFormat(formats, 'a', 'previous')?.sku).toBe('c');
  });

  it('start at an end when the current format is unknown', () => {
    expect(cycleFormat(formats, undefined, 'next')?.sku).toBe('a');
    expect(cycleFormat(formats, 'gone', 'previous')?.sku).toBe('c');
    expect(cycleFormat([], 'a', 'next')).toBeUndefined();
    expect(cycleFormat([], 'a', 'previous')).toBeUndefined();
  });

  it('return to the start after a step and its opposite, and after one full round', () => {
    const list = fc.uniqueArray(fc.string(), { minLength: 1 }).map((skus) => skus.map((sku) => ({ sku })));
    fc.assert(
      fc.property(list, fc.nat(), (some, n) => {
        const start = some[n % some.length]?.sku;
        const next = cycleFormat(some, start, 'next')?.sku;
        expect(cycleFormat(some, next, 'previous')?.sku).toBe(start);
        const round = some.reduce((sku) => cycleFormat(some, sku, 'next')?.sku, start);
        expect(round).toBe(start);
      }),
    );
  });

  it('have a label in grams, or the word for a piece without a weight', () => {
    expect(formatLabel({ format: 200 })).toBe('200 gr');
    expect(formatLabel({ format: null }, 'Unidad')).toBe('Unidad');
  });

  it('are sold by unit when the flag is 1', () => {
    expect([isSoldByUnit({ is_unit_sales: 1 }), isSoldByUnit({ is_unit_sales: 0 })]).toEqual([true, false]);
  });
});
