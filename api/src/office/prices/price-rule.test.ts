import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyPriceChange, changeByPercent, type PriceChange } from './price-rule.ts';

const price = fc.integer({ min: 1, max: 10_000_000 });
const percent = fc.integer({ min: -950, max: 9_000 }).map((tenths) => tenths / 10);
const round = fc.constantFrom(1, 10, 100);
const change = (parts: Partial<PriceChange>): PriceChange => ({
  price: { kind: 'keep' },
  round: 1,
  reference: 'keep',
  ...parts,
});

it.each([
  [10_000, 10, 1, 11_000],
  [12_990, -15, 1, 11_042],
  [12_990, -15, 10, 11_040],
  [12_990, -15, 100, 11_000],
  [10_050, 0, 100, 10_100],
  [9_990, 12.5, 10, 11_240],
  [1, -50, 1, 1],
])('makes %i with %d %% in steps of %i into %i', (before, by, step, after) => {
  expect(changeByPercent(before, by, step)).toBe(after);
});

it('rounds to a multiple of the step, half a step away at most', () => {
  fc.assert(
    fc.property(price, percent, round, (before, by, step) => {
      const after = changeByPercent(before, by, step);
      expect(after % step).toBe(0);
      expect(Math.abs(after - (before * (100 + by)) / 100)).toBeLessThanOrEqual(step / 2 + 1e-3);
    }),
  );
});

it('keeps the order of prices', () => {
  fc.assert(
    fc.property(price, price, percent, round, (one, other, by, step) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      expect(changeByPercent(low, by, step)).toBeLessThanOrEqual(changeByPercent(high, by, step));
    }),
  );
});

it('never plans an offer whose old price is not above the new one', () => {
  const reference = fc.option(price.map(String));
  const to = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), percent }),
    fc.record({ kind: fc.constant('set' as const), clp: price }),
    fc.constant({ kind: 'end-offer' as const }),
  );
  const kept = fc.constantFrom('keep' as const, 'current-price' as const, 'remove' as const);
  fc.assert(
    fc.property(price, reference, to, kept, (before, reference_price, next, keeps) => {
      const { after, refused } = applyPriceChange(
        { price: before, reference_price },
        change({ price: next, reference: keeps }),
      );
      const isChanged = after?.price !== before || after.reference_price !== reference_price;
      if (refused || !after || !isChanged) return;
      expect(after.price).toBeGreaterThan(0);
      if (after.reference_price !== null) expect(Number(after.reference_price)).toBeGreaterThan(after.price);
    }),
  );
});

it.each([
  [
    'an offer',
    change({ price: { kind: 'percent', percent: -20 }, reference: 'current-price' }),
    '15000',
    8_000,
    '10000',
  ],
  ['the end of an offer', change({ price: { kind: 'end-offer' } }), '15000', 15_000, null],
  ['a new price', change({ price: { kind: 'set', clp: 9_000 } }), '15000', 9_000, '15000'],
  ['a new price beside words', change({ price: { kind: 'set', clp: 99_000 } }), 'Club', 99_000, 'Club'],
])('plans %s', (_title, wanted, reference_price, newPrice, newReference) => {
  expect(applyPriceChange({ price: 10_000, reference_price }, wanted)).toEqual({
    after: { price: newPrice, reference_price: newReference },
    refused: null,
  });
});

it.each([
  ['no-offer', change({ price: { kind: 'end-offer' } }), null],
  ['no-offer', change({ price: { kind: 'end-offer' } }), 'Club'],
  ['reference-not-above', change({ price: { kind: 'percent', percent: 60 } }), '15000'],
  [
    'reference-not-above',
    change({ price: { kind: 'percent', percent: 5 }, reference: 'current-price' }),
    null,
  ],
  ['out-of-range', change({ price: { kind: 'percent', percent: -95 }, round: 100 }), null],
])('refuses as %s', (refused, wanted, reference_price) => {
  const before = { price: refused === 'out-of-range' ? 900 : 10_000, reference_price };
  expect(applyPriceChange(before, wanted).refused).toBe(refused);
});
