import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycleFormat, formatLabel, isOutOfStock, isSoldByUnit, qtyLimit } from './stock.ts';

const format = (sku: string, stock: number) => ({ sku, stock });

describe('isOutOfStock', () => {
  it.each([
    [1, false],
    [0, true],
    [-1, true],
    [undefined, true],
  ])('depends on the stock of a wine: %j', (stock, out) => {
    expect(isOutOfStock({ product_type: 'Wine', stock })).toBe(out);
  });

  it('looks at the stock of gourmet formats, not of the product', () => {
    const gourmet = { product_type: 'GourmetProduct', stock: 9 };
    expect(isOutOfStock({ ...gourmet, formats: [format('a', 0), format('b', -1)] })).toBe(true);
    expect(isOutOfStock({ ...gourmet, stock: 0, formats: [format('a', 0), format('b', 1)] })).toBe(false);
    expect(isOutOfStock({ ...gourmet, formats: [] })).toBe(true);
  });

  it('looks at the stock of a gourmet line without formats', () => {
    expect(isOutOfStock({ product_type: 'GourmetProduct', stock: 2 })).toBe(false);
  });

  it('ignores formats of other products', () => {
    expect(isOutOfStock({ product_type: 'Wine', stock: 2, formats: [] })).toBe(false);
  });

  it.each(['Blog', 'Event'])('is false for %s cards', (product_type) => {
    expect(isOutOfStock({ product_type, stock: 0 })).toBe(false);
  });
});

describe('qtyLimit', () => {
  const cheese = { product_type: 'GourmetProduct', stock: 50, formats: [format('a', 3), format('b', -2)] };

  it('is the stock of the chosen format', () => {
    expect(qtyLimit(cheese, 'a')).toBe(3);
    expect(qtyLimit(cheese, 'b')).toBe(0);
  });

  it("is the product's own stock without a format", () => {
    expect(qtyLimit({ product_type: 'Wine', stock: 12 })).toBe(12);
    expect(qtyLimit(cheese)).toBe(50);
    expect(qtyLimit({ product_type: 'Wine' })).toBe(0);
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
