/**
 * Setup file of vitest: reports how long a test file waited for its own database. The profile of `pnpm test` shows it
 * as the column `database`.
 */
import { performance } from 'node:perf_hooks';
import { DATABASE_TIME } from 'embedded-postgres/database-time';
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Milliseconds for copying, opening and dropping databases. Set on test files that have one. */
    databaseMs?: number;
  }
}

// This hook comes first, so vitest runs it after the file's own hooks, which drop the database.
// biome-ignore lint/correctness/noEmptyPattern: vitest reads the hook's fixtures from this pattern
afterAll(({}, suite) => {
  const measures = performance.getEntriesByName(DATABASE_TIME);
  performance.clearMeasures(DATABASE_TIME);
  if (measures.length > 0)
    suite.file.meta.databaseMs = measures.reduce((sum, { duration }) => sum + duration, 0);
});
