import { createHash } from 'node:crypto';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { Layout } from 'shared-contracts/api/pages.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findPage } from '../content/pages.repository.ts';
import { findCards } from '../products/cards.repository.ts';
import { type FeedRow, findFeedProductIds, findFeedRows, findFeedVersion } from './feed-items.repository.ts';
import { FEED_END, feedStart, itemXml } from './feed-xml.ts';
import { findRegionRates } from './region-rates.repository.ts';
import { type FeedContext, toFeedItem } from './to-feed-item.ts';

/** Products per query. Two batches are in memory. */
const BATCH = 1_000;
/** Characters of a part. A string of megabytes stays in memory until a full garbage collection. */
const PART = 32_000;
/** Increase it when the same data gives another feed, so that readers do not keep the old one. */
const FORMAT_VERSION = 1;

export interface FeedRequest {
  locale: Locale;
  publicUrl: string;
}

/** Head and context of a feed. */
async function readFrame(
  db: Executor,
  { locale, publicUrl }: FeedRequest,
): Promise<FeedContext & { title: string }> {
  const [layout, regions] = await Promise.all([findPage(db, 'layout', locale), findRegionRates(db)]);
  const title = (layout as Layout | undefined)?.shop.name ?? new URL(publicUrl).host;
  return { locale, publicUrl, regions, title };
}

/** Weak ETag of a feed, without writing it. */
export async function readFeedEtag(db: Executor, request: FeedRequest): Promise<string> {
  const [frame, products] = await Promise.all([readFrame(db, request), findFeedVersion(db, request.locale)]);
  const hash = createHash('sha256').update(JSON.stringify([FORMAT_VERSION, frame, products]));
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}

interface Batch {
  last: number;
  cards: Map<number, ProductCard>;
  rows: FeedRow[];
}

/** The products after an id. Null: there are none. */
async function readBatch(db: Executor, after: number, locale: Locale): Promise<Batch | null> {
  const ids = await findFeedProductIds(db, after, BATCH);
  const last = ids.at(-1);
  if (last === undefined) return null;
  const [cards, rows] = await Promise.all([findCards(db, ids, locale), findFeedRows(db, ids, locale)]);
  return { last, cards: new Map(cards.map((card) => [card.id, card])), rows };
}

function* writeBatch({ cards, rows }: Batch, context: FeedContext): Generator<string> {
  let part = '';
  for (const row of rows) {
    const card = cards.get(row.product_id);
    const item = card && toFeedItem(card, row, context);
    if (item) part += itemXml(item);
    if (part.length < PART) continue;
    yield part;
    part = '';
  }
  yield part;
}

/**
 * Writes the feed in parts, in the order of product ids. Reads the next products while the reader takes the last ones, and
 * no more: a slow reader holds no connection and no transaction.
 */
export async function* writeFeed(db: Executor, request: FeedRequest): AsyncGenerator<string> {
  const frame = await readFrame(db, request);
  yield feedStart({ title: frame.title, link: request.publicUrl });
  let next = readBatch(db, 0, request.locale);
  for (let batch = await next; batch; batch = await next) {
    next = readBatch(db, batch.last, request.locale);
    // A reader that leaves does not wait for it.
    next.catch(() => {});
    yield* writeBatch(batch, frame);
  }
  yield FEED_END;
}
