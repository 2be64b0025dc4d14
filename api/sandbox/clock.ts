/** Clock of the sandbox. Tests can shift it. */
export function createClock() {
  let shiftMs = 0;
  return {
    /** Milliseconds since 1970. */
    now: () => Date.now() + shiftMs,
    /** Shifts the clock against the system clock, in ms. */
    shiftTo: (ms: number): void => {
      shiftMs = ms;
    },
    shift: () => shiftMs,
  };
}
export type Clock = ReturnType<typeof createClock>;
