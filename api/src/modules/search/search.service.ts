import {
  MAX_FOUND,
  type SearchAnswer,
  type SearchItem,
  type search,
} from 'shared-contracts/api/search.schema';
import { productTypeOf, typeCodeOf } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { findCards } from '../catalogue/cards.repository.ts';
import { readBreadth } from './breadth.service.ts';
import { findFoundArticles, findFoundEvents } from './content.repository.ts';
import { correctWords } from './correct-words.service.ts';
import { countHits, findHits, gatherHits, type Hit, type Wanted } from './search.repository.ts';
import { readWords, type Words } from './words.ts';
import { stagesOf, toQuery } from './words-query.ts';

export type SearchQuery = z.output<typeof search.query>;

/** One page of search results. Without results, searches for the corrected text. */
export async function searchShop(db: Executor, query: SearchQuery, locale: Locale): Promise<SearchAnswer> {
  const words = await readWords(db, query.q, locale);
  if (words.length === 0) return toAnswer(query, { data: [], total: 0 });
  const found = await findPage(db, words, query, locale);
  if (found.total > 0) return toAnswer(query, found);
  const correction = await correctWords(db, words, locale);
  if (!correction) return toAnswer(query, found);
  const meant = await findPage(db, correction.words, query, locale);
  return toAnswer(query, meant, meant.total > 0 ? correction.text : null);
}

interface Found {
  data: SearchItem[];
  total: number;
}

const toAnswer = (
  { page, per_page }: SearchQuery,
  { data, total }: Found,
  corrected: string | null = null,
): SearchAnswer => ({
  data,
  total,
  current_page: page,
  per_page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
  corrected,
});

async function findPage(db: Executor, words: Words, query: SearchQuery, locale: Locale): Promise<Found> {
  const queries = stagesOf(words, locale);
  const { isBroad, rarest } = await readBreadth(db, queries);
  const stages = queries.map((one, index) => ({ query: toQuery(one), isBroad: isBroad[index] ?? false }));
  const wanted: Wanted = { locale, stages, types: typesOf(query.type) };
  const offset = (query.page - 1) * query.per_page;
  const limit = Math.max(0, Math.min(query.per_page, MAX_FOUND - offset));
  const { hits, total } = rarest
    ? await gatherHits(db, { ...wanted, rarest: toQuery(rarest) }, { limit, offset, most: MAX_FOUND })
    : await readBroad(db, wanted, { limit, offset });
  return { data: await toItems(db, hits, locale), total };
}

/** Reads one page of a broad search, with a limited count. */
async function readBroad(db: Executor, wanted: Wanted, { limit, offset }: { limit: number; offset: number }) {
  const [hits, total] = await Promise.all([
    limit > 0 ? findHits(db, wanted, { limit, offset }) : [],
    countHits(db, wanted, MAX_FOUND),
  ]);
  return { hits, total };
}

/** Model names of the requested types. An unknown type matches nothing. */
function typesOf(asked: readonly string[]): Wanted['types'] {
  if (asked.length === 0) return undefined;
  return asked.flatMap((name) => {
    const code = typeCodeOf(name);
    return code ? [productTypeOf(code)] : [];
  });
}

/** Converts hits to result items in their order, with current prices and stock. */
async function toItems(db: Executor, hits: readonly Hit[], locale: Locale): Promise<SearchItem[]> {
  const idsOf = (kind: Hit['kind']) => hits.filter((hit) => hit.kind === kind).map(({ ref_id }) => ref_id);
  const [products, articles, events] = await Promise.all([
    findCards(db, idsOf('product'), locale),
    findFoundArticles(db, idsOf('article'), locale),
    findFoundEvents(db, idsOf('event'), locale),
  ]);
  const items = {
    product: new Map<number, SearchItem>(
      products.map((card) => [
        card.id,
        { ...card, images: [card.frontend_image, card.frontend_cover_image] },
      ]),
    ),
    article: new Map<number, SearchItem>(articles.map((article) => [article.id, article])),
    event: new Map<number, SearchItem>(events.map((event) => [event.id, event])),
  };
  return hits.flatMap(({ kind, ref_id }) => items[kind].get(ref_id) ?? []);
}
