import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedRange, placesOf, priceStops } from './price-stops.ts';

const bounds = fc
  .tuple(fc.integer({ min: 0, max: 200_000 }), fc.integer({ min: 1, max: 400_000 }))
  .map(([min, more]) => ({ min, max: min + more }));

describe('stops of a price range', () => {
  it('are closer together at low prices', () => {
    const stops = priceStops({ min: 17_990, max: 61_000 });
    expect(stops).toEqual([
      17_000, 18_000, 19_000, 20_000, 22_500, 25_000, 27_500, 30_000, 32_500, 35_000, 37_500, 40_000, 42_500,
      45_000, 47_500, 50_000, 60_000, 70_000,
    ]);
  });

  it('ascend and enclose every price', () => {
    fc.assert(
      fc.property(bounds, ({ min, max }) => {
        const stops = priceStops({ min, max });
        expect(stops[0]).toBeLessThanOrEqual(min);
        expect(stops.at(-1)).toBeGreaterThanOrEqual(max);
        expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
      }),
    );
  });

  it('keep both handles in a conversion to price limits and back', () => {
    fc.assert(
      fc.property(bounds, fc.nat(), fc.nat(), (range, one, other) => {
        const stops = priceStops(range);
        const [low = 0, high = 0] = [one % stops.length, other % stops.length].sort((a, b) => a - b);
        expect(placesOf(stops, movedRange(stops, { min: null, max: null }, { low, high }))).toEqual({
          low,
          high,
        });
      }),
    );
  });

  // The test must notice this fault in mfe-catalog/src/features/filter-price/price-stops.ts
  // - findLastIndex((stop) => stop <= min)
  // + findLastIndex((stop) => stop >= min)
  it('round a typed limit outwards to the next stop', () => {
    const stops = priceStops({ min: 3_990, max: 30_000 });
    const { low, high } = placesOf(stops, { min: 5_500, max: 12_345 });
    expect([stops[low], stops[high]]).toEqual([5_000, 13_000]);
    expect(placesOf(stops, { min: 900_000, max: 1_000_000 })).toEqual({
      low: stops.length - 1,
      high: stops.length - 1,
    });
  });
});
