/** Main thread processor time in a trace. Independent of other load on the machine. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** µs. */
  ts: number;
  /** µs of the thread's processor time. */
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
}

/** Lighthouse simulates a phone at a quarter of this machine's speed. */
const SLOWDOWN = 4;
/** Only the time of a task beyond this counts as blocking, ms. */
const BLOCKING_MS = 50;

export interface MainThread {
  /** Blocking time of the tasks after first paint at a quarter of the speed. */
  blockingMs: number;
  /** All tasks together, at full speed. */
  totalMs: number;
}

export const mainThread = (events: readonly TraceEvent[]): MainThread => {
  const opened = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  );
  if (!opened) return { blockingMs: Number.NaN, totalMs: Number.NaN };
  const { pid, tid } = opened;
  const isHere = (event: TraceEvent) => event.pid === pid && event.ts >= opened.ts;
  const painted =
    events.find((event) => event.name === 'firstContentfulPaint' && isHere(event))?.ts ?? opened.ts;
  const tasks = events.filter(
    (event) => event.ph === 'X' && /RunTask$/.test(event.name) && event.tid === tid && isHere(event),
  );
  const ms = ({ tdur = 0 }: TraceEvent) => tdur / 1000;
  return {
    blockingMs: tasks
      .filter(({ ts }) => ts >= painted)
      .reduce((sum, task) => sum + Math.max(0, ms(task) * SLOWDOWN - BLOCKING_MS), 0),
    totalMs: tasks.reduce((sum, task) => sum + ms(task), 0),
  };
};
