import type { Db } from '../db/connect.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { createShopJobs } from '../jobs/shop-jobs.ts';
import { withMigratedDatabase } from './with-database.ts';

const log = {
  warn: () => undefined,
  error: (data: unknown, message?: string) => console.error(message ?? data),
};

/** Runs a command that queues jobs or runs one at once. A running shop processes the queued jobs. */
export const withJobs = (work: (deps: { db: Db; jobs: Jobs }) => Promise<void>): Promise<void> =>
  withMigratedDatabase(async (db, config, databaseUrl) => {
    const jobs = createShopJobs({ config, db, databaseUrl, log });
    try {
      await work({ db, jobs });
    } finally {
      await jobs.stop();
    }
  });
