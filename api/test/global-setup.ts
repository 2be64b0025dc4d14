import { testTemplate } from 'embedded-postgres/test-database';
import type { TestProject } from 'vitest/node';
import { connect } from '../src/db/connect.ts';
import { migrate } from '../src/db/migrate.ts';
import { seed } from '../src/imports/seed/seed.ts';
import { fixture } from './fixture.ts';

/** One PostgreSQL for the run, its template migrated and seeded once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await testTemplate(async (url) => {
    const db = connect(url);
    try {
      await migrate(db);
      await seed(db, fixture);
    } finally {
      await db.destroy();
    }
  });
  project.provide('databaseTemplate', template.url);
  return () => template.stop();
}
