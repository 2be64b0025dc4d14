import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withCartLock } from './cart-lock.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // The real one does not follow the simulated clock.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), ms);
    return controller.signal;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const after = (ms: number) => () => new Promise<void>((done) => setTimeout(done, ms));

it('waits for the slowest write of another tab, so that both write to one cart', async () => {
  const events: string[] = [];
  const first = withCartLock('exclusive', after(8_000)).then(() => events.push('first ended'));
  const second = withCartLock('exclusive', async () => void events.push('second began'));
  await vi.advanceTimersByTimeAsync(8_100);
  await Promise.all([first, second]);
  expect(events).toEqual(['first ended', 'second began']);
});

it('does not wait for ever for a tab that hangs', async () => {
  let end = () => {};
  const hanging = withCartLock('exclusive', () => new Promise<void>((done) => (end = done)));
  const act = vi.fn(async () => {});
  const other = withCartLock('exclusive', act);
  await vi.advanceTimersByTimeAsync(10_100);
  await other;
  expect(act).toHaveBeenCalledOnce();
  end();
  await vi.advanceTimersByTimeAsync(100);
  await hanging;
});

it('does not act twice when the browser takes its lock away', async () => {
  // WebKit does so with a page in the back/forward cache.
  vi.spyOn(navigator.locks, 'request').mockImplementation(async (...args: unknown[]) => {
    await (args.at(-1) as () => Promise<void>)();
    throw new DOMException('The page was suspended', 'AbortError');
  });
  const act = vi.fn(async () => {});
  await Promise.all([withCartLock('exclusive', act), vi.advanceTimersByTimeAsync(100)]);
  await vi.advanceTimersByTimeAsync(100);
  expect(act).toHaveBeenCalledOnce();
});
