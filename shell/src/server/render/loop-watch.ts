/**
 * Tells a render in an endless loop from one that waits or is starved. In a loop, the event loop of the
 * thread is blocked and the thread uses the processor. While a page waits for the API, the event loop runs.
 * When other processes starve the thread, its event loop stands still without using the processor.
 */

/** Interval between the shell's checks of a worker, ms. */
export const LOOK_MS = 100;
/** Number of checks after which a blocked thread is ended, even if it uses no processor time. */
export const STUCK_LOOKS = 100;

type Finding = 'turning' | 'looping' | 'stuck';

interface Thread {
  beats(): number;
  /** Processor time of the thread since its start, ms. */
  processorMs(): Promise<number>;
}

/** @param loopMs processor time of a blocked event loop from which the render counts as looping */
export const createLoopWatch = (thread: Thread, loopMs: number) => {
  let beats = -1;
  let looks = 0;
  /** Processor time at the first check that found the event loop blocked. */
  let usedBefore: number | undefined;

  return {
    async look(): Promise<Finding> {
      const seen = thread.beats();
      if (seen !== beats) {
        beats = seen;
        looks = 0;
        usedBefore = undefined;
        return 'turning';
      }
      looks += 1;
      if (looks >= STUCK_LOOKS) return 'stuck';
      const used = await thread.processorMs();
      if (thread.beats() !== beats) return 'turning';
      usedBefore ??= used;
      return used - usedBefore >= loopMs ? 'looping' : 'turning';
    },
  };
};
