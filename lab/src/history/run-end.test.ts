import { expect, it } from 'vitest';
import { createRecorder } from './recorder.ts';
import { runTogether, settle } from './run.ts';

it('fails when the end of the run cannot be read', async () => {
  const recorder = createRecorder();
  const contents = { stock: {}, coupons: {}, seats: {} };
  await recorder.record('observer', 'begin', { seed: 1 }, async () => contents);
  const end = { stock: {}, orders: [], reservations: [], seats: {}, ledger: [] };
  expect((await settle(recorder, async () => end, 0)).anomalies).toEqual([]);
  const unread = () => Promise.reject(new Error('no database'));
  await expect(settle(recorder, unread, 0)).rejects.toThrow('no database');
});

it('ends all tasks after the error of one', async () => {
  let asked = () => false;
  const run = runTogether(600_000, (isOver) => {
    asked = isOver;
    return [Promise.reject(new TypeError('broken')), Promise.resolve()];
  });
  expect(asked()).toBe(false);
  await expect(run).rejects.toThrow('broken');
  expect(asked()).toBe(true);
});
