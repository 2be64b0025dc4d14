import { sql } from 'kysely';
import type { Db, Tx } from './connect.ts';
import { type SeedArticle, type SeedTopic, seedArticles, seedTopics } from './seed-articles.ts';
import { type SeedResult, seedCatalogue } from './seed-catalogue.ts';
import { type SeedEvent, seedEvents } from './seed-events.ts';
import { type SeedPages, seedPages } from './seed-pages.ts';
import { type SeedRegions, seedRegions } from './seed-regions.ts';
import { findTakenAway, isSeededWithoutNames, rememberNames, rowKey } from './seeded-names.ts';
import type { ProductRows } from './write-products.ts';

export type { SeedArticle, SeedTopic } from './seed-articles.ts';
export type { SeedResult } from './seed-catalogue.ts';
export type { SeedEvent } from './seed-events.ts';

export interface SeedData {
  /** In order of relevance. */
  products: readonly ProductRows[];
  regions: SeedRegions;
  pages: SeedPages;
  topics: readonly SeedTopic[];
  articles: readonly SeedArticle[];
  events: readonly SeedEvent[];
}

/**
 * Fills the shop in one transaction. Keeps existing rows, especially stock and prices, and does not restore rows that
 * the merchant deleted. `reset` restores the seed's own products, pages, articles, events and delivery prices. `dryRun`
 * changes nothing and returns what it would change.
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

async function seedAll(tx: Tx, whole: SeedData, reset: boolean): Promise<SeedResult> {
  // Lock, because two simultaneous seeds would both find an empty shop.
  await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx);
  const names = namesOf(whole);
  if (await isSeededWithoutNames(tx)) await rememberNames(tx, names);
  const data = reset ? whole : without(whole, await findTakenAway(tx, names));
  await rememberNames(tx, names);

  await seedRegions(tx, data.regions, reset);
  await seedPages(tx, data.pages, reset);
  await seedTopics(tx, data.topics, reset);
  await seedArticles(tx, data.articles, reset);
  await seedEvents(tx, data.events, reset);
  return seedCatalogue(tx, data.products, { reset });
}

const namesOf = ({ products, articles, topics, events, regions }: SeedData) => ({
  products: products.map(({ product }) => product.slug),
  articles: articles.map(({ slug }) => slug),
  blog_topics: topics.map(({ slug }) => slug),
  events: events.map(({ slug }) => slug),
  shipping_rates: regions.rates.map(({ region_id }) => region_id),
});

/** Seed without the rows that the merchant deleted. */
function without(data: SeedData, takenAway: ReadonlySet<string>): SeedData {
  const { regions } = data;
  const isKept = (table: Parameters<typeof rowKey>[0]) => (row: { slug: string }) =>
    !takenAway.has(rowKey(table, row.slug));
  return {
    ...data,
    products: data.products.filter(({ product }) => isKept('products')(product)),
    articles: data.articles.filter(isKept('articles')),
    topics: data.topics.filter(isKept('blog_topics')),
    events: data.events.filter(isKept('events')),
    regions: {
      ...regions,
      rates: regions.rates.filter(({ region_id }) => !takenAway.has(rowKey('shipping_rates', region_id))),
    },
  };
}
