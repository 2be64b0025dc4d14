/** Measures how long a test file spends on its own database: copying, opening and dropping it. */
import { performance } from 'node:perf_hooks';

/** Name of the performance measures, which the profile of `pnpm test` adds up. */
export const DATABASE_TIME = 'test database';

/** Runs the work and measures it, also when it fails. */
export const timeDatabase = async <T>(work: () => Promise<T>): Promise<T> => {
  const start = performance.now();
  try {
    return await work();
  } finally {
    performance.measure(DATABASE_TIME, { start });
  }
};
