import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { atOnce } from './at-once.ts';

it('begins no further work after an error, and throws when the work in progress has ended', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (item: number) => {
    begun.push(item);
    if (item === 1) throw new Error('one failed');
    await wait(5);
    ended.push(item);
  };
  await expect(atOnce(2, [1, 2, 3, 4], work)).rejects.toThrow('one failed');
  expect([begun, ended]).toEqual([[1, 2], [2]]);
  await wait(20);
  expect(begun).toEqual([1, 2]);
});
