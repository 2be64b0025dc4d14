/** Rows per INSERT. PostgreSQL allows 65,535 parameters; the widest row has 13. */
const CHUNK_ROWS = 500;

/** Writes rows in chunks that fit one statement. Does nothing without rows. */
export async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    await write(rows.slice(start, start + CHUNK_ROWS));
  }
}
