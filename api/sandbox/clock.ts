/** The bank's time: the machine's, moved by tests. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Sets how far ahead of the machine's time the bank is, in ms (negative: behind). */
  shiftTo(ms: number): void;
  shift(): number;
};

export function createClock(): Clock {
  let shiftMs = 0;
  return {
    now: () => Date.now() + shiftMs,
    shiftTo: (ms) => {
      shiftMs = ms;
    },
    shift: () => shiftMs,
  };
}
