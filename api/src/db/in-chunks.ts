/** Rows of one INSERT: PostgreSQL takes 65,535 parameters, the widest row here has 13. */
const CHUNK_ROWS = 500;

/** Hands the rows on in groups that fit one statement; nothing happens when there are none. */
export async function inChunks<T>(rows: readonly T[], write: (chunk: T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < rows.length; start += CHUNK_ROWS) {
    await write(rows.slice(start, start + CHUNK_ROWS));
  }
}
