/** Figures of one visit from its trace: processor time of the main thread at full speed. */
import { openedPage, processorMs, type TraceEvent } from './main-thread.ts';

const SCRIPT_EVENTS = new Set([
  'EvaluateScript',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
]);

const sum = (events: readonly TraceEvent[], of: (event: TraceEvent) => number): number =>
  events.reduce((total, event) => total + of(event), 0);

/** Drops events that run inside another one of the list. */
const outermost = (events: readonly TraceEvent[]): TraceEvent[] => {
  let end = Number.NEGATIVE_INFINITY;
  return events
    .toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))
    .filter(({ ts, dur = 0 }) => {
      if (ts < end) return false;
      end = ts + dur;
      return true;
    });
};

/**
 * @param untilMs end of the measurement after the page's load event
 * @throws Error when the trace has no load event of a page
 */
export const readVisit = (events: readonly TraceEvent[], untilMs: number) => {
  const page = openedPage(events);
  const loaded = page?.own.find(({ name }) => name === 'loadEventEnd');
  if (!page || !loaded) throw new Error('The trace has no load event of the page');
  const until = loaded.ts + untilMs * 1000;
  const tasks = page.tasks.filter(({ ts }) => ts <= until);
  const [layout] = page.timed
    .filter(({ name, ts }) => name === 'Layout' && ts <= page.paintedAt)
    .toSorted((a, b) => processorMs(b) - processorMs(a));
  const totalMs = sum(tasks, processorMs);
  return {
    /** All tasks together, ms of processor time. */
    totalMs,
    /** Longest task after first contentful paint, ms of processor time. */
    longestMs: Math.max(0, ...tasks.filter(({ ts }) => ts >= page.paintedAt).map(processorMs)),
    /** The most expensive layout before first contentful paint, ms of processor time. */
    layoutMs: layout ? processorMs(layout) : 0,
    /** Layout objects on the page at that layout. */
    layoutObjects: layout?.args?.beginData?.totalObjects ?? 0,
    /** All script of the page: compilation, evaluation and callbacks, ms of processor time. */
    scriptMs: sum(
      outermost(page.timed.filter(({ name, ts }) => SCRIPT_EVENTS.has(name) && ts <= until)),
      processorMs,
    ),
    /** Elapsed time of the tasks divided by their processor time. 1 on an idle machine. */
    wallRatio: sum(tasks, ({ dur = 0 }) => dur / 1000) / totalMs,
  };
};

export type VisitTrace = ReturnType<typeof readVisit>;
