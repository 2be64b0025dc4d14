/**
 * Items per chunk. PostgreSQL allows 65,535 parameters in a statement, so 131 for each item. The widest items are the
 * facets of a product: 4 parameters each, so at most 32 facets.
 */
const CHUNK_ITEMS = 500;

/** Writes items in chunks that fit one statement. Does nothing without items. */
export async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK_ITEMS) {
    await write(rows.slice(start, start + CHUNK_ITEMS));
  }
}
