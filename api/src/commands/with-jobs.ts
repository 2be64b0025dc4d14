import { inspect } from 'node:util';
import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import { createShopJobs } from '../jobs/shop-jobs.ts';
import type { Jobs } from '../queue/jobs.ts';
import { forTerminal } from './print.ts';
import { withMigratedDatabase } from './with-database.ts';

/** Errors of services, for the operator. Warnings are only for the log of a running shop. */
const log = {
  warn: () => undefined,
  error: (data: unknown, message = '') => console.error(forTerminal(`${message} ${inspect(data)}`.trim())),
};

/** Runs a command that queues jobs or runs one at once. A running shop processes the queued jobs. */
export const withJobs = (work: (deps: { db: Db; config: Config; jobs: Jobs }) => Promise<void>) =>
  withMigratedDatabase(async (db, config, databaseUrl) => {
    // A command never calls `start`, so it must not clean up queues or start scheduled jobs either.
    const jobs = createShopJobs({ config, db, databaseUrl, log, runsJobs: false });
    try {
      await work({ db, config, jobs });
    } finally {
      await jobs.stop();
    }
  });
