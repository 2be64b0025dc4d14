import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartDiscount,
  cartSubtotal,
  cartTotal,
  discountPercent,
  inStockLines,
  lineDiscount,
  type PricedLine,
} from './discount.ts';

const wine = (over: Partial<PricedLine> = {}): PricedLine => ({
  price: 8990,
  reference_price: 9990,
  qty: 2,
  product_type: 'Wine',
  ...over,
});

const line = fc.record({
  price: fc.nat(2_000_000),
  reference_price: fc.oneof(
    fc.nat(2_000_000),
    fc.nat(2_000_000).map(String),
    fc.constantFrom(null, undefined, '', 'Consultar'),
  ),
  qty: fc.nat(100),
  product_type: fc.constantFrom('Wine', 'Box', 'Alcohol', 'GourmetProduct', 'w', 'g'),
});

describe('lineDiscount', () => {
  it('is the difference of the two prices times the quantity', () => {
    expect(lineDiscount(wine())).toBe(2000);
    expect(lineDiscount(wine({ reference_price: '9990' }))).toBe(2000);
  });

  it.each([null, undefined, '', 'Consultar', 8990, 100, 0])(
    'is 0 with reference price %j',
    (reference_price) => {
      expect(lineDiscount(wine({ reference_price }))).toBe(0);
    },
  );

  it.each(['GourmetProduct', 'g'])('is 0 for lines of type %s', (product_type) => {
    expect(lineDiscount(wine({ product_type }))).toBe(0);
  });
});

describe('cart totals', () => {
  const lines = [
    wine(),
    wine({ reference_price: null, qty: 1 }),
    wine({ product_type: 'GourmetProduct', qty: 3 }),
  ];

  it('are sums over the lines', () => {
    expect(cartTotal(lines)).toBe(6 * 8990);
    expect(cartDiscount(lines)).toBe(2000);
    expect(cartSubtotal(lines)).toBe(6 * 8990 + 2000);
  });

  it('ignore a reference price below the price', () => {
    expect(cartSubtotal([wine({ reference_price: 1 })])).toBe(2 * 8990);
  });

  it('are 0 for an empty cart', () => {
    expect([cartSubtotal([]), cartDiscount([]), cartTotal([])]).toEqual([0, 0, 0]);
  });

  it('always satisfy subtotal − discount = total, with a discount of at least 0', () => {
    fc.assert(
      fc.property(fc.array(line), (cart) => {
        expect(cartSubtotal(cart) - cartDiscount(cart)).toBe(cartTotal(cart));
        expect(cartDiscount(cart)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('inStockLines', () => {
  it('returns only lines with stock above 0', () => {
    const lines = [{ stock: 1 }, { stock: 0 }, { stock: 7 }, { stock: -1 }];
    expect(inStockLines(lines)).toEqual([{ stock: 1 }, { stock: 7 }]);
  });
});

describe('discountPercent', () => {
  it.each([
    [8990, 9990, 10],
    [6690, 9990, 33],
    [5000, '10000', 50],
    [0, 5000, 100],
    [995, 1000, 1],
    [9990, 9990, 0],
    [9990, 100, 0],
    [9990, 'Consultar', 0],
    [9990, null, 0],
    [0, 0, 0],
  ])('price %j with reference price %j gives %d per cent', (price, reference, percent) => {
    expect(discountPercent(price, reference)).toBe(percent);
  });

  it('is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (price, reference) => {
        const percent = discountPercent(price, reference);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});
