import type { Db, Tx } from '../../db/connect.ts';
import type { ProductRows } from '../../db/write-products.ts';
import { lockContent, writeItems } from '../content/content.repository.ts';
import type { ContentItem } from '../content/entry.ts';
import { type SeedResult, seedCatalogue } from './seed-catalogue.repository.ts';
import { type SeedRegions, seedRegions } from './seed-regions.repository.ts';
import { findTakenAway, isSeededWithoutNames, rememberNames, rowKey } from './seeded-names.repository.ts';

export type { SeedResult } from './seed-catalogue.repository.ts';

export interface SeedData {
  /** In order of relevance. */
  products: readonly ProductRows[];
  regions: SeedRegions;
  /** Topics, pages, articles and events. The journal lists the topics in this order. */
  content: readonly ContentItem[];
}

/**
 * Fills the shop in one transaction. Keeps existing rows, especially stock and prices, and does not restore
 * rows that the merchant deleted. `reset` restores the seed's own products, pages, articles, events and
 * delivery prices. `dryRun` changes nothing and returns what it would change.
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

async function seedAll(tx: Tx, fullSeed: SeedData, reset: boolean): Promise<SeedResult> {
  // Lock, because two simultaneous seeds would both find an empty shop.
  await lockContent(tx);
  const names = namesOf(fullSeed);
  // A shop from before names were kept: what it lacks of this seed counts as deleted.
  if (await isSeededWithoutNames(tx)) await rememberNames(tx, names);
  const data = reset ? fullSeed : withoutDeleted(fullSeed, await findTakenAway(tx, names));
  await rememberNames(tx, names);

  await seedRegions(tx, data.regions, reset);
  await writeItems(tx, data.content, { kind: 'seed', reset });
  return seedCatalogue(tx, data.products, { reset });
}

/**
 * Tables whose rows the merchant may delete, by kind of item. Pages are missing, because the shop's routes need them.
 */
const TABLES = { article: 'articles', topic: 'blog_topics', event: 'events' } as const;

const namesOf = ({ products, content, regions }: SeedData) => {
  const slugs = (kind: ContentItem['kind']) =>
    content.filter((one) => one.kind === kind).map(({ slug }) => slug);
  return {
    products: products.map(({ product }) => product.slug),
    skus: products.flatMap(({ skus }) => skus.map(({ sku }) => sku)),
    articles: slugs('article'),
    blog_topics: slugs('topic'),
    events: slugs('event'),
    shipping_rates: regions.rates.map(({ region_id }) => region_id),
  };
};

/** The seed without the rows that the merchant deleted. */
function withoutDeleted({ products, content, regions }: SeedData, takenAway: ReadonlySet<string>): SeedData {
  const isKept = (table: Parameters<typeof rowKey>[0], name: string) => !takenAway.has(rowKey(table, name));
  return {
    // The sku counts too: a later seed may have the product that the merchant deleted under another slug.
    products: products.filter(
      ({ product, skus }) => isKept('products', product.slug) && skus.every(({ sku }) => isKept('skus', sku)),
    ),
    content: content.filter(({ kind, slug }) => kind === 'page' || isKept(TABLES[kind], slug)),
    regions: {
      ...regions,
      rates: regions.rates.filter(({ region_id }) => isKept('shipping_rates', region_id)),
    },
  };
}
