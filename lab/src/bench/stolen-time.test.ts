import { expect, it } from 'vitest';
import { readTimes, stolenPercent } from './stolen-time.ts';

const stat = (fields: string) => readTimes(`cpu  ${fields}\ncpu0 1 2 3 4 5 6 7 8 9 10\n`);

it('reads the stolen share of all processor time', () => {
  const before = stat('100 0 50 800 10 0 5 35 20 0');
  const after = stat('150 0 70 810 10 0 5 55 60 0');
  expect(stolenPercent(before, after)).toBe(20);
});

it('reports no stolen time when the system gives no times', () => {
  const none = { all: 0, stolen: 0 };
  expect(stolenPercent(none, none)).toBe(0);
});
