import type { FoundContent, SearchAnswer, SearchItem } from 'shared-contracts/api/search.schema';
import { MAX_FOUND } from 'shared-contracts/domain/list-query';
import { typeCodeOf } from 'shared-contracts/domain/product-type';
import { pageOf } from '../../db/list.ts';
import { correct } from './correct-words.ts';
import { wordsOf } from './fold.ts';
import type { Meaning } from './meaning.ts';
import { nearestInStock, readNear, unknownOf } from './near.ts';
import { asItIs, type Outcome, readPage, type SearchQuery, type Shop } from './read-page.ts';
import type { Found } from './search.repository.ts';
import { describeTerms } from './terms.ts';
import { excludedBy, understand } from './understand.ts';

/** One page of search results (docs/product/search.md#search-results). */
export async function searchShop(shop: Shop, query: SearchQuery): Promise<SearchAnswer> {
  const meaning = withAskedPrice(understand(query.q, shop.locale, shop.lexicon), query);
  if (meaning.all.length === 0) return emptyAnswer(query);
  const pins = shop.lexicon.pinsOf(meaning, shop.locale);
  const strict = await readPage(shop, query, asItIs(meaning), { pins });
  if (strict.found.isMet || hasMostOfATitle(strict)) return toAnswer(shop, query, strict, null);

  // Whole phrases of names count before anything is given up: "mermelada de carmenere" is no wine. Not beside a denial:
  // "vino no dulce" is no mustard "al vino".
  if (meaning.terms.every((term) => excludedBy(term).length === 0)) {
    const named = await readPage(shop, query, asItIs(meaning), { pins, isByName: true });
    if (named.found.isMet) return toAnswer(shop, query, named, null);
  }
  const unknown = await unknownOf(shop, meaning);
  // Words that articles have are no mistakes.
  const corrected = strict.found.content.length > 0 ? null : await correct(shop, query.q, unknown);
  if (corrected) {
    const meant = withAskedPrice(understand(corrected, shop.locale, shop.lexicon), query);
    const wider = await readNear(shop, query, meant, { unknown: await unknownOf(shop, meant), pins });
    if (isUsed(corrected, query.q, wider)) return toAnswer(shop, query, wider, corrected);
  }
  return toAnswer(shop, query, await readNear(shop, query, meaning, { unknown, pins }), null);
}

/** Whether something was found, and a corrected word was not left out to find it. */
function isUsed(corrected: string, typed: string, { found, ignored }: Outcome): boolean {
  const said = new Set([...wordsOf(typed), ...ignored]);
  const isFound = found.total > 0 || found.content.length > 0;
  return isFound && wordsOf(corrected).some((word) => !said.has(word));
}

/** The filter of the page replaces the price of the text. */
const withAskedPrice = (meaning: Meaning, { price_min, price_max }: SearchQuery): Meaning =>
  price_min === undefined && price_max === undefined
    ? meaning
    : { ...meaning, price: { text: '', min: price_min ?? null, max: price_max ?? null } };

/**
 * Whether the text is the title of an article or event: most of the title's longer words are in it. Then no fact is
 * given up to find products.
 */
function hasMostOfATitle({ meaning: { all }, found: { content } }: Outcome): boolean {
  const said = new Set(all);
  return content.some(({ name }) => {
    const title = wordsOf(name).filter((word) => word.length > 3);
    const shared = title.filter((word) => said.has(word)).length;
    return title.length > 1 && shared >= 2 && shared / title.length >= 0.6;
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
  const total = Math.min(MAX_FOUND, found.total + found.content.length);
  return {
    data: joined(query, found),
    ...pageOf(query, total),
    ...describeTerms(shop, outcome, { corrected, typed: query.q }),
    counts: Object.fromEntries(
      Object.entries(found.counts).map(([type, count]) => [typeCodeOf(type) ?? type, count]),
    ),
    content: query.page === 1 ? found.content : [],
    nearest: (await nearestInStock(shop, query, outcome)).map(withImages),
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

const emptyAnswer = (query: SearchQuery): SearchAnswer => ({
  data: [],
  ...pageOf(query, 0),
  corrected: null,
  terms: [],
  ignored: [],
  counts: {},
  content: [],
  nearest: [],
});
