/** Main thread processor time in a trace. Independent of other load on the machine. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs. */
  ts: number;
  /** Elapsed time, µs. */
  dur?: number;
  /** µs of the thread's processor time. */
  tdur?: number;
  args?: {
    data?: { documentLoaderURL?: string };
    beginData?: { totalObjects?: number };
    /** Frame of a document event. */
    frame?: string;
  };
}

/** Lighthouse simulates a phone at a quarter of this machine's speed. */
const SLOWDOWN = 4;
/** Only the time of a task beyond this counts as blocking, ms. */
const BLOCKING_MS = 50;

export const processorMs = ({ tdur = 0 }: TraceEvent): number => tdur / 1000;

/** Events of the page's process since its navigation, and those of its main thread that have a duration. */
export const openedPage = (events: readonly TraceEvent[]) => {
  const opened = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!opened) return undefined;
  const { pid, tid } = opened;
  const own = events.filter((event) => event.pid === pid && event.ts >= opened.ts);
  const timed = own.filter((event) => event.ph === 'X' && event.tid === tid);
  return {
    opened,
    own,
    timed,
    tasks: timed.filter(({ name }) => /RunTask$/.test(name)),
    paintedAt: own.find(({ name }) => name === 'firstContentfulPaint')?.ts ?? opened.ts,
  };
};

export const mainThread = (events: readonly TraceEvent[]) => {
  const page = openedPage(events);
  if (!page) return { blockingMs: Number.NaN, totalMs: Number.NaN };
  return {
    /** Blocking time of the tasks after first paint at a quarter of the speed. */
    blockingMs: page.tasks
      .filter(({ ts }) => ts >= page.paintedAt)
      .reduce((sum, task) => sum + Math.max(0, processorMs(task) * SLOWDOWN - BLOCKING_MS), 0),
    /** All tasks together, at full speed. */
    totalMs: page.tasks.reduce((sum, task) => sum + processorMs(task), 0),
  };
};
