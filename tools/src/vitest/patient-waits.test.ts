import { expect, it, vi } from 'vitest';

/** Longer than the default limit of vitest. */
const SLOW_MS = 1_200;

it('waits for a slow program longer than the defaults of vitest', async () => {
  const began = performance.now();
  const isDone = () => performance.now() - began > SLOW_MS;
  const waits = [
    vi.waitFor(() => expect(isDone()).toBe(true)),
    vi.waitFor(() => expect(isDone()).toBe(true), { interval: 10 }),
    vi.waitUntil(isDone),
    expect.poll(isDone).toBe(true),
  ];
  expect((await Promise.allSettled(waits)).filter(({ status }) => status === 'rejected')).toEqual([]);
});

it('gives up when a test says so', async () => {
  await expect(vi.waitUntil(() => false, { timeout: 50 })).rejects.toThrow('Timed out');
  await expect(vi.waitUntil(() => false, 50)).rejects.toThrow('Timed out');
});
