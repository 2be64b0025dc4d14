import { describe, expect, it } from 'vitest';
import type { TraceEvent } from './main-thread.ts';
import { readVisit } from './visit-trace.ts';

/** An event of the page's main thread. Times in ms. */
const event = (
  name: string,
  at: number,
  elapsed: number,
  processor: number,
  more: Partial<TraceEvent> = {},
) => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: at * 1000,
  dur: elapsed * 1000,
  tdur: processor * 1000,
  ...more,
});
const mark = (name: string, at: number) => event(name, at, 0, 0, { ph: 'R' });
const layout = (at: number, processor: number, totalObjects: number) =>
  event('Layout', at, processor, processor, { args: { beginData: { totalObjects } } });
const page = [
  { ...mark('navigationStart', 1), args: { data: { documentLoaderURL: 'http://shop/' } } },
  mark('firstContentfulPaint', 100),
  mark('loadEventEnd', 200),
];
const read = (...events: TraceEvent[]) => readVisit([...page, ...events], 3_500);

describe('trace of a visit', () => {
  it('adds up the processor time of tasks until the end of the measurement', () => {
    const tasks = [
      event('RunTask', 50, 90, 30),
      event('RunTask', 3_600, 20, 10),
      event('RunTask', 3_701, 50, 50),
    ];
    expect(read(...tasks)).toMatchObject({ totalMs: 40, wallRatio: 2.75 });
  });

  it('ignores tasks of other threads and processes', () => {
    const others = [event('RunTask', 50, 90, 30, { tid: 2 }), event('RunTask', 50, 90, 30, { pid: 2 })];
    expect(read(...others).totalMs).toBe(0);
  });

  it('finds the longest task after first paint by processor time', () => {
    const tasks = [event('RunTask', 50, 40, 40), event('RunTask', 120, 90, 8), event('RunTask', 300, 15, 14)];
    expect(read(...tasks).longestMs).toBe(14);
  });

  it('reports the most expensive layout before first paint, not the one of an empty document', () => {
    expect(
      read(layout(20, 0.2, 3), layout(60, 24, 517), layout(90, 20, 1_169), layout(150, 30, 1_169)),
    ).toMatchObject({
      layoutMs: 24,
      layoutObjects: 517,
    });
  });

  it('counts a script inside another one once', () => {
    const scripts = [
      event('EvaluateScript', 20, 10, 9),
      event('FunctionCall', 22, 5, 4),
      event('RunMicrotasks', 31, 4, 3),
      event('FunctionCall', 40, 2, 1),
    ];
    expect(read(...scripts).scriptMs).toBe(13);
  });

  it('rejects a trace in which the page did not load', () => {
    expect(() => readVisit(page.slice(0, 2), 3_500)).toThrow('no load event');
    expect(() => readVisit([], 3_500)).toThrow('no load event');
  });
});
