import { shopTemplate } from 'api/testing/shop-template';
import type { TestProject } from 'vitest/node';
import { seedRealShop } from './real-shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of SQL statements that wrote the demo shop's data. */
    seedStatements: number;
  }
}

/** One PostgreSQL for the run. Its template holds the demo shop's data, written once for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  let statements = 0;
  const template = await shopTemplate(async (db) => {
    statements = await seedRealShop(db);
  });
  project.provide('databaseTemplate', template.url);
  project.provide('seedStatements', statements);
  return () => template.stop();
}
