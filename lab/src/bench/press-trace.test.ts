import { expect, it } from 'vitest';
import { pressTimes } from './press-trace.ts';

/** Times in ms. The processor time of a task is half of its elapsed time. */
const event = (name: string, at: number, elapsed = 0, tid = 1) => ({
  name,
  ph: elapsed ? 'X' : 'R',
  pid: 1,
  tid,
  ts: at * 1000,
  dur: elapsed * 1000,
  tdur: elapsed * 500,
});

it('adds up the tasks between a press and its result, and the one that was running at the press', () => {
  const events = [
    event('RunTask', 0, 10),
    event('RunTask', 80, 40),
    event('bench press', 100),
    event('RunTask', 130, 20),
    event('RunTask', 130, 90, 2),
    event('Layout', 131, 10),
    event('RunTask', 160, 10),
    event('bench result', 161),
    event('RunTask', 200, 60),
  ];
  expect(pressTimes(events)).toEqual([35]);
});

it('reports each press that has a result', () => {
  const events = [
    event('bench result', 300),
    event('bench press', 100),
    event('bench press', 200),
    event('RunTask', 150, 20),
    event('RunTask', 250, 8),
    event('bench press', 400),
  ];
  expect(pressTimes(events)).toEqual([4]);
});
