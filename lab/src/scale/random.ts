/** Random numbers that a seed reproduces. */
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

export interface Random {
  /** From 0 to below 1. */
  share(): number;
  /** True with this probability. */
  chance(probability: number): boolean;
  /** Whole number, both ends included. */
  between(least: number, most: number): number;
  /** @throws Error for an empty list */
  pick<Value>(list: readonly Value[]): Value;
  /** Exponentially distributed, as the times between independent arrivals. */
  exponential(mean: number): number;
}

export const createRandom = (seed: number): Random => {
  const generator = xoroshiro128plus(seed);
  const share = () => uniformFloat64(generator);
  const between = (least: number, most: number) => uniformInt(generator, least, most);
  return {
    share,
    between,
    chance: (probability) => share() < probability,
    pick(list) {
      if (list.length === 0) throw new Error('Nothing to pick from');
      return list[between(0, list.length - 1)] as never;
    },
    exponential: (mean) => -mean * Math.log(1 - share()),
  };
};
