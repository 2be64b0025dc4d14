import { isOutOfStock } from 'shared-contracts/domain/stock';
import { conditionsOf, wholeWordQuery, wordQuery } from './conditions.ts';
import type { Meaning } from './meaning.ts';
import { asItIs, type Outcome, readPage, type SearchQuery, type Shop } from './read-page.ts';
import { type Found, findFirstWithProducts, findTypeFact } from './search.repository.ts';
import { findUnknownWords } from './similar-words.repository.ts';
import { isDenial, keyOf, kindsOfTerm } from './understand.ts';
import { widerMeanings } from './widen.ts';

/** Products in stock beside sold-out ones. */
const NEAREST = 4;
/** With fewer products, the nearest ones follow. */
const FEW = 5;
/** Wider meanings that are read to find the nearest products. */
const MOST_READ = 4;
/** Requests for fewer results are suggestions while a person still types. */
const MIN_WHOLE = 12;

/** First page of results of all types, which the search page shows. */
export const isWholeSearch = ({ page, per_page, type }: SearchQuery): boolean =>
  page === 1 && per_page >= MIN_WHOLE && type.length === 0;

const NOTHING: Meaning = { terms: [], words: [], price: null, priceOrder: null, all: [] };

/** In an order that does not depend on the order of the typed words, which decides between equally wide meanings. */
const inFixedOrder = (meaning: Meaning): Meaning => {
  const keyed = meaning.terms.map((term) => ({ term, key: term.facts.join() }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : 1));
  return { ...meaning, terms: keyed.map(({ term }) => term), words: [...meaning.words].sort() };
};

/**
 * A phrase such as "queso azul" names its kind, and a sold-out product has a type. Both stay when the search gives the
 * phrase up.
 */
const withKindAndType = (meaning: Meaning, type: string | null, lexicon: Shop['lexicon']): Meaning => {
  const [kind] = meaning.terms.flatMap((term) => {
    const kinds = kindsOfTerm(term, lexicon);
    return kinds?.size === 1 ? [...kinds] : [];
  });
  const added = [...(kind ? [`kind:${kind}`] : []), ...(type ? [type] : [])].filter(
    (fact) => !meaning.terms.some(({ facts }) => facts.some((said) => keyOf(said) === keyOf(fact))),
  );
  return { ...meaning, terms: [...meaning.terms, ...added.map((fact) => ({ words: [], facts: [fact] }))] };
};

/** Words that no product has as a whole, and none that has the facts has at the beginning of a word. */
export const unknownOf = async (shop: Shop, { terms, words }: Meaning): Promise<ReadonlySet<string>> => {
  if (words.length === 0) return new Set();
  const known = terms.filter(({ facts }) => !facts.some(isDenial));
  const { conditions } = conditionsOf({ ...NOTHING, terms: known }, { ...shop, isByName: true });
  const ofFacts = conditions.map(({ query }) => query);
  const asked = words.map((word) => ({
    word,
    query: `${wholeWordQuery(word, shop.locale)}|(${[...ofFacts, wordQuery(word, shop.locale)].join('&')})`,
  }));
  return findUnknownWords(shop.db, asked, { locale: shop.locale, among: 'products' });
};

/** Reads the meaning as it is, then the widest meaning that gives up least. */
export async function readNear(
  shop: Shop,
  query: SearchQuery,
  meaning: Meaning,
  { unknown, pins }: { unknown: ReadonlySet<string>; pins: readonly number[] },
): Promise<Outcome> {
  const wider = widerMeanings(inFixedOrder(meaning), unknown, shop.lexicon);
  const searches = wider.map((one) => {
    const { conditions, price } = conditionsOf(one.meaning, { ...shop, isByName: false });
    return {
      query: conditions.map((condition) => condition.query).join('&'),
      min: price?.min ?? null,
      max: price?.max ?? null,
    };
  });
  const first = await findFirstWithProducts(shop.db, searches);
  return readPage(shop, query, (first === null ? undefined : wider[first]) ?? asItIs(meaning), {
    pins,
    words: meaning,
  });
}

/** The nearest products in stock, when all products of the page are sold out, or when the search finds only a few. */
export async function nearestInStock(
  shop: Shop,
  query: SearchQuery,
  { meaning, found }: Outcome,
): Promise<Found['cards']> {
  const isSoldOut = found.cards.every(isOutOfStock);
  const wanted = isSoldOut ? NEAREST : isWholeSearch(query) ? FEW - found.total : 0;
  if (found.cards.length === 0 || wanted <= 0) return [];
  const shown = new Set(found.cards.map(({ id }) => id));
  const nearest: Found['cards'] = [];
  const [first] = found.cards;
  const type = isSoldOut && first ? await findTypeFact(shop.db, first.id) : null;
  const ofKind = inFixedOrder(withKindAndType(meaning, type, shop.lexicon));
  for (const wider of widerMeanings(ofKind, new Set(meaning.words), shop.lexicon).slice(0, MOST_READ)) {
    const near = await readPage(shop, { ...query, page: 1, per_page: FEW + NEAREST, type: [] }, wider);
    const others = near.found.cards.filter((card) => !isOutOfStock(card) && !shown.has(card.id));
    nearest.push(...others.slice(0, wanted - nearest.length));
    for (const { id } of nearest) shown.add(id);
    if (nearest.length === wanted || (isSoldOut && nearest.length > 0)) break;
  }
  return nearest;
}
