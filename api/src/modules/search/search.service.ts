import {
  type FoundContent,
  MAX_FOUND,
  type SearchAnswer,
  type SearchItem,
  type search,
} from 'shared-contracts/api/search.schema';
import { type ProductType, productTypeOf, typeCodeOf } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { allWordsQuery, conditionsOf, inNameQuery, wholeWordQuery, wordQuery } from './conditions.ts';
import { correct } from './correct-words.ts';
import { wordsOf } from './fold.ts';
import { kindOf } from './kinds.ts';
import type { Lexicon, Meaning } from './meaning.ts';
import { type Found, findFirstWithProducts, findPage } from './search.repository.ts';
import { findUnknownWords } from './similar-words.repository.ts';
import { describeTerms } from './terms.ts';
import { understand } from './understand.ts';
import { type Wider, widerMeanings } from './widen.ts';

export type SearchQuery = z.output<typeof search.query>;
/** Articles and events beside the products of a search. */
const MAX_CONTENT = 12;
/** Products in stock beside sold-out ones. */
const NEAREST = 4;
/** With fewer products, the nearest ones follow. */
const FEW = 5;
/** Requests for fewer results are suggestions while a person still types. */
export const MIN_WHOLE = 12;

/** Database, words of the catalogue and language of a search. */
export interface Shop {
  db: Executor;
  lexicon: Lexicon;
  locale: Locale;
}

interface Outcome extends Wider {
  found: Found;
}

/** One page of search results (docs/product/search.md#search-results). */
export async function searchShop(shop: Shop, query: SearchQuery): Promise<SearchAnswer> {
  const meaning = withAskedPrice(understand(query.q, shop.locale, shop.lexicon), query);
  if (meaning.all.length === 0) return emptyAnswer(query);
  const pins = shop.lexicon.pinsOf(meaning, shop.locale);
  const strict = await read(shop, query, asItIs(meaning), { pins });
  if (strict.found.isMet || isTitle(strict)) return toAnswer(shop, query, strict, null);

  // Whole phrases of names count before anything is given up: "mermelada de carmenere" is no wine.
  const named = await read(shop, query, asItIs(meaning), { pins, isByName: true });
  if (named.found.isMet) return toAnswer(shop, query, named, null);
  const unknown = await unknownOf(shop, meaning);
  // Words that articles have are no mistakes.
  const corrected = strict.found.content.length > 0 ? null : await correct(shop, query.q, unknown);
  const meant = corrected ? withAskedPrice(understand(corrected, shop.locale, shop.lexicon), query) : meaning;
  const wider = await readNear(shop, query, meant, {
    unknown: corrected ? await unknownOf(shop, meant) : unknown,
    pins,
  });
  const isFound = wider.found.total > 0 || wider.found.content.length > 0;
  return toAnswer(shop, query, wider, isFound ? corrected : null);
}

/** The filter of the page replaces the price of the text. */
const withAskedPrice = (meaning: Meaning, { price_min, price_max }: SearchQuery): Meaning =>
  price_min === undefined && price_max === undefined
    ? meaning
    : { ...meaning, price: { text: '', min: price_min ?? null, max: price_max ?? null } };

const NOTHING: Meaning = { terms: [], words: [], price: null, priceOrder: null, all: [] };
const asItIs = (meaning: Meaning): Wider => ({ meaning, unmet: [], ignored: [], isPriceUnmet: false });

/** Words that no product has as a whole, and none that has the facts has at the beginning of a word. */
const unknownOf = async (shop: Shop, { terms, words }: Meaning): Promise<ReadonlySet<string>> => {
  if (words.length === 0) return new Set();
  const { conditions } = conditionsOf({ ...NOTHING, terms }, { ...shop, isByName: true });
  const ofFacts = conditions.map(({ query }) => query);
  const asked = words.map((word) => ({
    word,
    query: `${wholeWordQuery(word, shop.locale)}|(${[...ofFacts, wordQuery(word, shop.locale)].join('&')})`,
  }));
  return findUnknownWords(shop.db, shop.locale, asked);
};

/** Reads the meaning as it is, then the widest meaning that gives up least. */
async function readNear(
  shop: Shop,
  query: SearchQuery,
  meaning: Meaning,
  { unknown, pins }: { unknown: ReadonlySet<string>; pins: readonly number[] },
): Promise<Outcome> {
  const wider = widerMeanings(meaning, unknown, shop.lexicon);
  const searches = wider.map((one) => {
    const { conditions, price } = conditionsOf(one.meaning, { ...shop, isByName: false });
    return {
      query: conditions.map((condition) => condition.query).join('&'),
      min: price?.min ?? null,
      max: price?.max ?? null,
    };
  });
  const first = await findFirstWithProducts(shop.db, searches);
  return read(shop, query, (first === null ? undefined : wider[first]) ?? asItIs(meaning), {
    pins,
    words: meaning,
  });
}

/** One page of a meaning. `words` are those that articles and events must have. */
async function read(
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
  const sort =
    query.sort !== 'relevance' || !wider.meaning.priceOrder
      ? query.sort
      : wider.meaning.priceOrder.isCheapFirst
        ? 'price'
        : '-price';
  const telling = tellingWords(words);
  const hasContent =
    telling.length > 0 && (!types || types.some((type) => type === 'Blog' || type === 'Event'));
  const offset = (query.page - 1) * query.per_page;
  const page = {
    sort,
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
    found: {
      ...found,
      content: found.content.filter(({ product_type }) => types?.includes(product_type) ?? true),
    },
  };
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

/**
 * Whether the text is the title of an article or event: most of the title's longer words are in it. Then no fact is
 * given up to find products.
 */
function isTitle({ meaning: { all }, found: { content } }: Outcome): boolean {
  const said = new Set(all);
  return content.some(({ name }) => {
    const title = wordsOf(name).filter((word) => word.length > 3);
    const shared = title.filter((word) => said.has(word)).length;
    return title.length > 1 && shared >= 2 && shared / title.length >= 0.6;
  });
}

/** Model names of the requested types. An unknown type matches nothing. */
function typesOf(asked: readonly string[]): ProductType[] | undefined {
  if (asked.length === 0) return undefined;
  return asked.flatMap((name) => {
    const code = typeCodeOf(name);
    return code ? [productTypeOf(code)] : [];
  });
}

const withImages = (card: Found['cards'][number]) => ({
  ...card,
  images: [card.frontend_image, card.frontend_cover_image],
});

async function toAnswer(
  shop: Shop,
  query: SearchQuery,
  outcome: Outcome,
  corrected: string | null,
): Promise<SearchAnswer> {
  const { found } = outcome;
  const { page, per_page } = query;
  const total = Math.min(MAX_FOUND, found.total + found.content.length);
  return {
    data: joined(query, found),
    total,
    current_page: page,
    per_page,
    last_page: Math.max(1, Math.ceil(total / per_page)),
    ...describeTerms(shop, outcome, corrected),
    counts: Object.fromEntries(
      Object.entries(found.counts).map(([type, count]) => [typeCodeOf(type) ?? type, count]),
    ),
    content: page === 1 ? found.content : [],
    nearest: await nearestInStock(shop, query, outcome),
  };
}

/** Products, then articles and events. */
function joined(query: SearchQuery, { cards, total, content }: Found): SearchItem[] {
  const offset = (query.page - 1) * query.per_page;
  const rest: FoundContent[] = content.slice(
    Math.max(0, offset - total),
    Math.max(0, offset + query.per_page - total),
  );
  return [...cards.map(withImages), ...rest].slice(0, query.per_page);
}

/** The nearest products in stock, when all products of the page are sold out, or when the search finds only a few. */
async function nearestInStock(shop: Shop, query: SearchQuery, { meaning, found }: Outcome) {
  const isSoldOut = found.cards.every(({ stock }) => stock === 0);
  const isWhole = query.page === 1 && query.per_page >= MIN_WHOLE && query.type.length === 0;
  const wanted = isSoldOut ? NEAREST : isWhole ? FEW - found.total : 0;
  if (found.cards.length === 0 || wanted <= 0) return [];
  const shown = new Set(found.cards.map(({ id }) => id));
  const nearest: Found['cards'] = [];
  for (const wider of widerMeanings(meaning, new Set(meaning.words), shop.lexicon).slice(0, NEAREST)) {
    const near = await read(shop, { ...query, page: 1, per_page: FEW + NEAREST, type: [] }, wider);
    const others = near.found.cards.filter(({ id, stock }) => stock > 0 && !shown.has(id));
    nearest.push(...others.slice(0, wanted - nearest.length));
    for (const { id } of nearest) shown.add(id);
    if (nearest.length === wanted || (isSoldOut && nearest.length > 0)) break;
  }
  return nearest.map(withImages);
}

const emptyAnswer = ({ page, per_page }: SearchQuery): SearchAnswer => ({
  data: [],
  total: 0,
  current_page: page,
  per_page,
  last_page: 1,
  corrected: null,
  terms: [],
  ignored: [],
  counts: {},
  content: [],
  nearest: [],
});
