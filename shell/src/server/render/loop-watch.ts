/**
 * Tells a render that loops from one that waits or gets no processor time. A loop uses the processor while its event
 * loop stands still. A page that waits for the API leaves the event loop turning. A starved thread stands still without
 * using the processor.
 */

/** Interval between the shell's checks of a worker, ms. */
export const LOOK_MS = 100;
/** A thread that stands still for so many looks is ended, whatever it does: it waits for something that blocks it. */
export const STUCK_LOOKS = 100;

type Finding = 'turning' | 'looping' | 'stuck';

export interface LoopWatch {
  look(): Promise<Finding>;
}

interface Thread {
  beats(): number;
  /** Processor time of the thread since its start, ms. */
  processorMs(): Promise<number>;
}

/** @param loopMs processor time that one turn of the event loop may use */
export const createLoopWatch = (thread: Thread, loopMs: number): LoopWatch => {
  let beats = -1;
  let looks = 0;
  /** Processor time at the first look that saw the event loop stand still. */
  let usedBefore: number | undefined;

  return {
    async look() {
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
