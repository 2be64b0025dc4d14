/** Stops of the price slider: the prices that a handle can have, closer together at low prices. */
import type { ProductFilters } from 'shared-contracts/api/catalogue.schema';
import type { PriceRange } from './price-range.ts';

/** Distance to the next stop in CLP (`every`) for stops below a price. */
const STEPS = [
  { below: 20_000, every: 1_000 },
  { below: 50_000, every: 2_500 },
  { below: 100_000, every: 10_000 },
];
const DEAREST_STEP = 50_000;
const stepAt = (price: number): number => STEPS.find(({ below }) => price < below)?.every ?? DEAREST_STEP;

/** Stops in CLP, ascending: from the lowest price, rounded down, to the highest, rounded up. */
export const priceStops = ({ min, max }: ProductFilters['price']): number[] => {
  const stops = [min - (min % stepAt(min))];
  for (let last = stops[0] ?? 0; last < max; stops.push(last)) last += stepAt(last);
  return stops;
};

/** Index of each handle's stop. Without a limit, a handle is at the first or last stop. */
export interface Places {
  low: number;
  high: number;
}

/** Places of the handles for a price range. Rounds each limit outwards to a stop, and keeps low at or below high. */
export const placesOf = (stops: readonly number[], { min, max }: PriceRange): Places => {
  const end = stops.length - 1;
  const below = min === null ? 0 : stops.findLastIndex((stop) => stop <= min);
  const above = max === null ? end : stops.findIndex((stop) => stop >= max);
  const high = above < 0 ? end : above;
  return { low: Math.min(Math.max(0, below), high), high };
};

/** Price range of two handles. A handle at its end means no limit. */
const rangeAt = (stops: readonly number[], { low, high }: Places): PriceRange => ({
  min: low === 0 ? null : (stops[low] ?? null),
  max: high === stops.length - 1 ? null : (stops[high] ?? null),
});

/** Price range after handles moved. The limit of one that did not move stays, also between two stops or beyond them. */
export const movedRange = (stops: readonly number[], range: PriceRange, moved: Places): PriceRange => {
  const before = placesOf(stops, range);
  const { min, max } = rangeAt(stops, moved);
  return {
    min: moved.low === before.low ? range.min : min,
    max: moved.high === before.high ? range.max : max,
  };
};
