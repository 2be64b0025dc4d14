import { sql } from 'kysely';
import type { SeedCatalogue } from '../seed/types.ts';
import type { Db, Tx } from './connect.ts';
import { type SeedArticle, type SeedTopic, seedArticles, seedTopics } from './seed-articles.ts';
import { type SeedResult, seedCatalogue } from './seed-catalogue.ts';
import { type SeedEvent, seedEvents } from './seed-events.ts';
import { type SeedPages, seedPages } from './seed-pages.ts';
import { type SeedRegions, seedRegions } from './seed-regions.ts';
import type { PictureBase } from './seed-rows.ts';

export interface SeedData {
  catalogue: SeedCatalogue;
  regions: SeedRegions;
  pages: SeedPages;
  topics: readonly SeedTopic[];
  articles: readonly SeedArticle[];
  events: readonly SeedEvent[];
  base: PictureBase;
}

/**
 * Fills the shop in one transaction. What is already there stays as it is, stock and prices above all;
 * `reset` puts the seed's own products, pages, articles, events and shipping prices back to what the seed says; `dryRun` changes
 * nothing and tells what it would have changed.
 */
export async function seed(
  db: Db,
  data: SeedData,
  { reset = false, dryRun = false } = {},
): Promise<SeedResult> {
  if (!dryRun) return db.transaction().execute((tx) => seedAll(tx, data, reset));
  const transaction = await db.startTransaction().execute();
  try {
    return await seedAll(transaction, data, reset);
  } finally {
    await transaction.rollback().execute();
  }
}

async function seedAll(tx: Tx, data: SeedData, reset: boolean): Promise<SeedResult> {
  // Two seeds at once would both find the shop empty.
  await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx);
  await seedRegions(tx, data.regions, reset);
  await seedPages(tx, data.pages, reset);
  await seedTopics(tx, data.topics, reset);
  await seedArticles(tx, data.articles, reset);
  await seedEvents(tx, data.events, reset);
  return seedCatalogue(tx, data.catalogue, { reset, base: data.base });
}
