import { expect, it } from 'vitest';
import { createProgress, createRunning, progressOf } from './progress.ts';

it('names the file that has been running longest, and counts the ended ones', () => {
  const lines: string[] = [];
  const running = createRunning(3, (text) => lines.push(text.trim()));
  running.begin('cart.test.ts');
  running.begin('order.test.ts');
  running.end('cart.test.ts');
  running.begin('price.test.ts');
  running.end('order.test.ts');
  running.end('price.test.ts');
  expect(lines.map(progressOf)).toEqual([
    '0 of 3 · cart.test.ts',
    '0 of 3 · cart.test.ts and 1 more',
    '1 of 3 · order.test.ts',
    '1 of 3 · order.test.ts and 1 more',
    '2 of 3 · price.test.ts',
  ]);
});

it('leaves other lines of the output alone', () => {
  expect(progressOf('1 of 3 · cart.test.ts')).toBeUndefined();
});

it('cuts a line that is longer than a row of the terminal', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  createProgress('unit', { isTTY: true, columns: 12, write }).show('a.test.ts');
  expect(written).toEqual(['\r\x1b[K  unit: a.t']);
});

it('rewrites one line in a terminal, and adds a line every 15 seconds in a log', () => {
  const written: string[] = [];
  const write = (text: string) => written.push(text);
  createProgress('unit', { isTTY: true, write }).show('a.test.ts');
  let now = 0;
  const log = createProgress('unit', { write }, () => now);
  for (now of [1_000, 15_000, 16_000, 30_000]) log.show(`at ${now}`);
  expect(written).toEqual(['\r\x1b[K  unit: a.test.ts', '  unit: at 15000\n', '  unit: at 30000\n']);
});
