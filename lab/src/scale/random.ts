/** Random numbers that a seed reproduces. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export const createRandom = (seed: number) => {
  const generator = xoroshiro128plus(seed);
  /** From 0 to below 1. */
  const share = () => uniformFloat64(generator);
  /** Whole number, both ends included. */
  const between = (least: number, most: number) => uniformInt(generator, least, most);
  return {
    share,
    between,
    /** True with this probability. */
    chance: (probability: number) => share() < probability,
    /** @throws Error for an empty list */
    pick<Value>(list: readonly Value[]): Value {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[between(0, list.length - 1)] as Value;
    },
    /** Exponentially distributed, as the times between independent arrivals. */
    exponential: (mean: number) => -mean * Math.log(1 - share()),
  };
};

export type Random = ReturnType<typeof createRandom>;
