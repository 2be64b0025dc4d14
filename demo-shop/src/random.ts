/** Deterministic random choices: the same key gives the same result on every machine. */

/** FNV-1a, 32 bits. */
export const hash = (text: string): number => {
  let value = 2166136261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return value;
};

/** Numbers in [0, 1) that depend only on `key` (mulberry32). */
export const createRandom = (key: string): (() => number) => {
  let state = hash(key);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
