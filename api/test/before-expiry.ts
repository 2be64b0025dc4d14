import { expect } from 'vitest';

/** A process caches an answer for this long at most (`CATALOGUE_CACHE_MS`). */
const LIFETIME_MS = 5_000;
/** A busy machine may need more than one change. */
const CHANGES = 4;
const PATIENCE = { timeout: 30_000, interval: 20 };

/** Repeats a read until it shows the value. @returns time of the start and of the end of the last read */
const untilShown = async <T>(read: () => Promise<T>, value: T): Promise<{ start: number; end: number }> => {
  let start = 0;
  const readNow = () => {
    start = performance.now();
    return read();
  };
  await expect.poll(readNow, PATIENCE).toEqual(value);
  return { start, end: performance.now() };
};

/**
 * Makes changes until one of them shows while the cached answer of the change before would still be valid. Only a
 * notification can drop that answer. So no change passes without notifications, however slow the machine is.
 * The test must be the only reader of the process.
 * @param change makes a change. Returns the value that the next fresh answer has
 */
export async function showsBeforeExpiry<T>(
  read: () => Promise<T>,
  change: () => Promise<T>,
): Promise<boolean> {
  // The read that shows a change for the first time fills the cache.
  let filled = await untilShown(read, await change());
  for (let left = CHANGES; left > 0; left -= 1) {
    const shown = await untilShown(read, await change());
    if (shown.end - filled.start < LIFETIME_MS) return true;
    filled = shown;
  }
  return false;
}
