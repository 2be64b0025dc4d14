import { type TestTemplate, testTemplate } from 'embedded-postgres/test-database';
import { connect, type Db } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { createJobs, type JobHandlers } from '../src/queue/jobs.ts';

/**
 * A PostgreSQL for one run with a template of a shop: current schema, open job queues and the products of
 * `fill`. Each test file clones it, so that none waits for the creation of the queues.
 */
export const shopTemplate = (fill: (db: Db) => Promise<unknown>): Promise<TestTemplate> =>
  testTemplate(async (url) => {
    const db = connect(url);
    // No handlers: `start` only creates the queues, and no job runs here.
    const jobs = createJobs(url, {} as JobHandlers, console);
    try {
      await migrate(db);
      await fill(db);
      await jobs.runDue([]);
    } finally {
      await jobs.stop();
      await db.destroy();
    }
  });
