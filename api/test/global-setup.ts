import type { TestProject } from 'vitest/node';
import { seed } from '../src/imports/seed/seed.ts';
import { fixture } from './fixture.ts';
import { shopTemplate } from './shop-template.ts';

/** One PostgreSQL for the run, its template migrated and seeded once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await shopTemplate((db) => seed(db, fixture));
  project.provide('databaseTemplate', template.url);
  return () => template.stop();
}
