/** Pseudo-random numbers from 0 to 1 (mulberry32), so that a failure can be repeated. */
export const randomFrom = (first: number) => {
  let seed = first;
  return (): number => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};
