import type { search } from 'shared-contracts/api/search.schema';
import { MAX_FOUND } from 'shared-contracts/domain/list-query';
import { type ProductType, productTypeOf, typeCodeOf } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { allWordsQuery, conditionsOf, inNameQuery } from './conditions.ts';
import { wordsOf } from './fold.ts';
import { kindOf } from './kinds.ts';
import type { Lexicon, Meaning } from './meaning.ts';
import { type Found, findPage } from './search.repository.ts';
import type { Wider } from './widen.ts';

export type SearchQuery = z.output<typeof search.query>;
/** Articles and events beside the products of a search. */
const MAX_CONTENT = 12;

/** Database, words of the catalogue and language of a search. */
export interface Shop {
  db: Executor;
  lexicon: Lexicon;
  locale: Locale;
}

export interface Outcome extends Wider {
  found: Found;
}

/** A search exactly as the shopper typed it, without a condition given up. */
export const asItIs = (meaning: Meaning): Wider => ({ meaning, unmet: [], ignored: [], unmetPrice: null });

/** One page of a meaning. `words`: meaning whose words articles and events must have. */
export async function readPage(
  { db, lexicon, locale }: Shop,
  query: SearchQuery,
  wider: Wider,
  {
    words = wider.meaning,
    isByName = false,
    pins = [],
  }: { words?: Meaning; isByName?: boolean; pins?: readonly number[] } = {},
): Promise<Outcome> {
  const wanted = conditionsOf(wider.meaning, { locale, lexicon, isByName });
  const types = typesOf(query.type);
  const telling = tellingWords(words);
  const hasContent =
    telling.length > 0 && (!types || types.some((type) => type === 'Blog' || type === 'Event'));
  const offset = (query.page - 1) * query.per_page;
  const page = {
    sort: sortOf(query, wider),
    types,
    offset: Math.min(offset, MAX_FOUND),
    limit: Math.max(0, Math.min(query.per_page, MAX_FOUND - offset)),
    pins,
    arePinsFirst: query.sort === 'relevance' && pins.length > 0,
  } as const;
  const content = hasContent
    ? {
        query: allWordsQuery(telling, locale),
        titleQuery: inNameQuery(telling, locale),
        locale,
        limit: MAX_CONTENT,
      }
    : null;
  const found = await findPage(db, { wanted, content }, page, {
    most: MAX_FOUND,
    products: lexicon.products,
    ofTypes: types
      ? types.reduce((sum, type) => sum + lexicon.productsWith(`kind:${kindOf(type)}`), 0)
      : lexicon.products,
  });
  return {
    ...wider,
    meaning: { ...wider.meaning, all: words.all },
    found,
  };
}

/**
 * The order that the shopper chose, else the one that the text asks for: "barato". When no product meets the price, those
 * near it come first: the cheapest, or the dearest when only a lowest price was asked for.
 */
function sortOf({ sort }: SearchQuery, { meaning: { priceOrder }, unmetPrice }: Wider): SearchQuery['sort'] {
  if (sort !== 'relevance' || !(priceOrder || unmetPrice)) return sort;
  const isCheapFirst = priceOrder?.isCheapFirst ?? unmetPrice?.max !== null;
  return isCheapFirst ? 'price' : '-price';
}

/** Words that are no fillers. Only fillers: all of them. */
function tellingWords({ terms, words, priceOrder, all }: Meaning): string[] {
  const telling = new Set([
    ...terms.flatMap((term) => term.words),
    ...words,
    ...(priceOrder ? wordsOf(priceOrder.text) : []),
  ]);
  const kept = all.filter((word) => telling.has(word));
  return [...new Set(kept.length > 0 ? kept : all)];
}

/** Model names of the requested types. An unknown type matches nothing. */
function typesOf(asked: readonly string[]): ProductType[] | undefined {
  if (asked.length === 0) return undefined;
  return asked.flatMap((name) => {
    const code = typeCodeOf(name);
    return code ? [productTypeOf(code)] : [];
  });
}
