/** Clock of the sandbox. Tests can shift it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Shifts the clock against the system clock, in ms. */
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
