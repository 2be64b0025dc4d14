import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CASE_SIZES, type CaseRule, isCaseDay, priceCase } from './cases.ts';
import { cartDiscount, cartSubtotal, cartTotal, regularPrice } from './discount.ts';

const RULE: CaseRule = { percent_6: 5, percent_12: 10, product_types: ['Wine'], min_different: 2 };
const bottle = (price: number, count = 1, values: object = {}) => ({
  product_type: 'Wine',
  price,
  reference_price: null,
  count,
  ...values,
});

it('takes the saving of its size off each bottle', () => {
  const six = priceCase(RULE, 6, [bottle(9990, 4), bottle(12_990, 2)]);
  expect(six.bottles.map(({ casePrice }) => casePrice)).toEqual([9491, 12_341]);
  expect(six).toMatchObject({ isComplete: true, missing: 0, total: 62_646, saving: 3294 });
  expect(priceCase(RULE, 12, [bottle(9990, 6), bottle(12_990, 6)]).bottles[0]?.casePrice).toBe(8991);
});

it('keeps an offer that is better than the saving, and never adds both', () => {
  const { bottles } = priceCase(RULE, 6, [
    bottle(8000, 3, { reference_price: 10_000 }),
    bottle(9900, 3, { reference_price: 10_000 }),
  ]);
  expect(bottles.map(({ casePrice }) => casePrice)).toEqual([8000, 9500]);
});

it('tells how many bottles are missing, with the prices of the full case', () => {
  expect(priceCase(RULE, 6, [bottle(10_000, 2), bottle(10_000, 2)])).toMatchObject({
    missing: 2,
    isComplete: false,
    isEligible: true,
    saving: 2000,
  });
});

it.each([
  ['too few different products', [bottle(10_000, 6)]],
  ['another type of product', [bottle(10_000, 3), bottle(10_000, 3, { product_type: 'Alcohol' })]],
  ['too many bottles', [bottle(10_000, 3), bottle(10_000, 4)]],
])('gives no saving to a case with %s', (_, bottles) => {
  expect(priceCase(RULE, 6, bottles)).toMatchObject({ isComplete: false, saving: 0 });
});

it('gives its saving from its first to its last day', () => {
  const days = { is_active: true, starts_on: '2026-12-01', ends_on: '2026-12-24' };
  const shown = ['2026-11-30', '2026-12-01', '2026-12-10', '2026-12-24', '2026-12-25'];
  expect(shown.filter((day) => isCaseDay(days, day))).toEqual(['2026-12-01', '2026-12-10', '2026-12-24']);
  expect(isCaseDay({ ...days, is_active: false }, '2026-12-10')).toBe(false);
});

const anyBottles = fc.array(
  fc.record({
    product_type: fc.constantFrom('Wine', 'Alcohol'),
    price: fc.integer({ min: 1, max: 500_000 }),
    reference_price: fc.option(fc.integer({ min: 1, max: 500_000 })),
    count: fc.integer({ min: 1, max: 12 }),
  }),
  { maxLength: 12 },
);
const anyRule = fc.option(
  fc.record({
    percent_6: fc.integer({ min: 0, max: 50 }),
    percent_12: fc.integer({ min: 0, max: 50 }),
    product_types: fc.subarray(['Wine', 'Alcohol']),
    min_different: fc.integer({ min: 1, max: 12 }),
  }),
);

it('adds up to the peso, as a case and as lines of an order, and never costs more than its bottles', () => {
  fc.assert(
    fc.property(anyRule, fc.constantFrom(...CASE_SIZES), anyBottles, (rule, size, bottles) => {
      const priced = priceCase(rule, size, bottles);
      const lines = priced.bottles.map((one) => ({
        product_type: one.product_type,
        price: one.casePrice,
        reference_price: regularPrice(one),
        qty: one.count,
      }));
      expect(cartTotal(lines)).toBe(priced.total);
      expect(cartSubtotal(lines) - cartDiscount(lines)).toBe(priced.total);
      expect(priced.saving).toBeGreaterThanOrEqual(0);
      for (const [at, { casePrice }] of priced.bottles.entries())
        expect(casePrice).toBeLessThanOrEqual(bottles[at]?.price ?? 0);
      if (!priced.isEligible) expect(priced.saving).toBe(0);
    }),
  );
});
