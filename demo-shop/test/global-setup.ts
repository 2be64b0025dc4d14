import type { Db } from 'api/database';
import { seed } from 'api/seed';
import { shopTemplate } from 'api/testing/shop-template';
import type { KyselyPlugin } from 'kysely';
import type { TestProject } from 'vitest/node';
import { loadSeedData } from '../src/seed-data.ts';

/**
 * Fills an empty shop with the demo shop's data. All products have the same picture, which is not stored.
 * @returns number of SQL statements that wrote it
 */
async function seedRealShop(db: Db): Promise<number> {
  const data = await loadSeedData(() => '/storage/products/some.1a2b3c4d');
  let statements = 0;
  const counter: KyselyPlugin = {
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await seed(db.withPlugin(counter), data);
  return statements;
}

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
