import { type TestTemplate, testTemplate } from 'embedded-postgres/test-database';
import { connect, type Db } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrations/migrate.ts';
import { createJobs, type JobHandlers } from '../src/queue/jobs.ts';

type Fill = (db: Db) => Promise<unknown>;

/** Makes an empty database a shop: current schema, open job queues and the products of `fill`. */
export const fillShop = async (url: string, fill: Fill): Promise<void> => {
  const db = connect(url);
  // No handlers: `runDue` only creates the queues, and no job runs here.
  const jobs = createJobs(url, {} as JobHandlers, console);
  try {
    await migrate(db);
    await fill(db);
    await jobs.runDue([]);
  } finally {
    await jobs.stop();
    await db.destroy();
  }
};

/**
 * A PostgreSQL for one run with a shop as template. Each test file clones it, so that none waits for the creation of
 * the job queues.
 */
export const shopTemplate = (fill: Fill): Promise<TestTemplate> => testTemplate((url) => fillShop(url, fill));
