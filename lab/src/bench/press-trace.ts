/** Processor time of presses, from the marks of `watch-press.ts` in a trace. */
import { processorMs, type TraceEvent } from './main-thread.ts';

const isTask = ({ name, ph }: TraceEvent): boolean => ph === 'X' && /RunTask$/.test(name);

/**
 * Processor time of the main thread from each press to its result, ms. Contains the tasks that were running
 * at the press: the press waits for them.
 */
export const pressTimes = (events: readonly TraceEvent[]): number[] => {
  const marks = events
    .filter(({ name }) => name === 'bench press' || name === 'bench result')
    .toSorted((a, b) => a.ts - b.ts);
  return marks.flatMap((press, index) => {
    const result = marks[index + 1];
    if (press.name !== 'bench press' || result?.name !== 'bench result') return [];
    return events
      .filter(
        (event) =>
          isTask(event) &&
          event.pid === press.pid &&
          event.tid === press.tid &&
          event.ts <= result.ts &&
          event.ts + (event.dur ?? 0) > press.ts,
      )
      .reduce((sum, task) => sum + processorMs(task), 0);
  });
};
