/** Time that a batch should take. It locks products for a part of it, and an order of them must not wait for 100 ms. */
export const AIM_MS = 80;
const FIRST_SIZE = 20;
/** With fewer rows, most of the time would be the transaction itself. */
export const LEAST_IN_BATCH = 10;
/** A batch of this many products still fits into one notification (migration 0044). */
export const MOST_IN_BATCH = 99;

/**
 * Writes many rows in short transactions. The size of a batch follows the time of the one before, because the speed
 * differs between machines.
 * @param write one transaction
 */
export async function inBatches<T>(rows: readonly T[], write: (batch: T[]) => Promise<void>): Promise<void> {
  let size = FIRST_SIZE;
  for (let start = 0; start < rows.length; ) {
    const batch = rows.slice(start, start + size);
    const began = performance.now();
    await write(batch);
    start += batch.length;
    size = nextSize(size, performance.now() - began);
  }
}

/**
 * Number of rows that should take `AIM_MS`, after a batch of `size` rows took `tookMs`. One slow batch is enough to
 * shrink the next one as far as needed. A batch grows only when twice its rows still take less than `AIM_MS`.
 */
export const nextSize = (size: number, tookMs: number): number => {
  if (tookMs > AIM_MS) return Math.max(LEAST_IN_BATCH, Math.floor((size * AIM_MS) / tookMs));
  return tookMs < AIM_MS / 2 ? Math.min(MOST_IN_BATCH, size * 2) : size;
};
