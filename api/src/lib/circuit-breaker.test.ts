import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCircuitBreaker } from './circuit-breaker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OPEN_MS = 1000;
const start = () => {
  const breaker = createCircuitBreaker({ failures: 2, openMs: OPEN_MS });
  const call = vi.fn<() => Promise<string>>();
  const run = () => breaker.run(call).catch(() => 'failed');
  return { call, run };
};

// The test must notice this fault in api/src/lib/circuit-breaker.ts
// - if (performance.now() < openUntil) return undefined;
it('makes no calls after failures in a row, and tries again later', async () => {
  const { call, run } = start();
  call.mockRejectedValue(new Error('away'));
  expect([await run(), await run(), await run()]).toEqual(['failed', 'failed', undefined]);
  expect(call).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(OPEN_MS);
  call.mockResolvedValue('back');
  expect([await run(), await run()]).toEqual(['back', 'back']);
});

it('tries again in time after the clock of the machine was set back', async () => {
  const { call, run } = start();
  call.mockRejectedValue(new Error('away'));
  await run();
  await run();
  vi.setSystemTime(Date.now() - 3_600_000);
  vi.advanceTimersByTime(OPEN_MS);
  call.mockResolvedValue('back');
  expect(await run()).toBe('back');
});

it('lets one call try while others are skipped', async () => {
  const { call, run } = start();
  call.mockRejectedValue(new Error('away'));
  await run();
  await run();
  vi.advanceTimersByTime(OPEN_MS);
  call.mockReturnValue(new Promise(() => {}));
  void run();
  expect(await run()).toBeUndefined();
});

it('counts failures in a row only', async () => {
  const { call, run } = start();
  call.mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce('here');
  call.mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  expect([await run(), await run(), await run(), await run()]).toEqual(['failed', 'here', 'failed', 'here']);
});
