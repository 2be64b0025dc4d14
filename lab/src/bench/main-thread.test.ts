import { describe, expect, it } from 'vitest';
import { mainThread, type TraceEvent } from './main-thread.ts';

const event = (name: string, ts: number, tdur: number, more: Partial<TraceEvent> = {}): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts,
  tdur,
  ...more,
});
const opened = event('navigationStart', 100, 0, { args: { data: { documentLoaderURL: 'http://shop/' } } });

describe('main thread', () => {
  it('counts the time of tasks after first paint beyond 50 ms at a quarter of the speed as blocking', () => {
    const painted = event('firstContentfulPaint', 50_000, 0);
    const tasks = [
      event('RunTask', 1_000, 40_000),
      event('RunTask', 60_000, 20_000),
      event('RunTask', 90_000, 12_000),
    ];
    expect(mainThread([opened, painted, ...tasks])).toEqual({ blockingMs: 30, totalMs: 72 });
  });

  it('ignores other threads, tasks before the navigation and events that are no tasks', () => {
    const others = [
      event('RunTask', 200, 90_000, { tid: 2 }),
      event('RunTask', 50, 90_000),
      event('Layout', 200, 90_000),
    ];
    expect(mainThread([opened, ...others])).toEqual({ blockingMs: 0, totalMs: 0 });
  });
});
