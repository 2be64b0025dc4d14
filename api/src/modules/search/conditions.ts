import type { Locale } from 'shared-contracts/locale';
import { kindOf, TYPES } from './kinds.ts';
import type { Counts, Lexicon, Meaning, Term } from './meaning.ts';
import type { PriceRange } from './numbers.ts';
import { excludedBy, isAboutBoxes, isDenial, keyOf, kindsOfTerm } from './understand.ts';
import { singular } from './words.ts';

/** Places of a word in a document, best first: name, brand, grape or type, other, sku (migration 0004). */
const PLACES = [1, 2, 3, 4, 5] as const;
const NAME = [1];
const NAME_OR_BRAND = [1, 2];
/** Place of facts, and of whole names (migration 0053). */
const FACT_PLACE = 0;
const NAME_PLACE = 6;
/** Facts that a box does not have by its contents. */
const OWN_FACTS: ReadonlySet<string> = new Set(['kind', 'offer', 'bottles', 'year', 'volume']);
/** Keys without kinds of facts that a shopper says of wines. */
const OF_WINES: ReadonlySet<string> = new Set(['sweetness', 'ageing', 'food', 'place']);
const KINDS = TYPES.map((type) => `kind:${kindOf(type)}`);
/** Minimum length of a beginning: two letters. A shorter word must be whole. */
const MIN_BEGINNING = 2;

/** One condition of a search: any of these lexemes, as text of a tsquery. */
export interface Condition {
  query: string;
  /** Documents that are expected to meet it. */
  documents: number;
}

/** How near a product that meets all conditions is. The nearest has all words of the text in its name. */
interface Near {
  inName: Condition;
  /** Query: the words that tell no fact, as whole words of the name. Null: there are none. */
  isWhole: string | null;
  /** Queries of each word that tells no fact, at each of its places, best first. */
  places: readonly (readonly string[])[];
}

/** Conditions that a product must meet, and the order of the matches. */
export interface Wanted {
  locale: Locale;
  /** All must be met. */
  conditions: readonly Condition[];
  /** Lexeme query of the product whose name is the text. It counts as met. */
  exactName: string;
  near: Near;
  /** Number of matches by type, when it is known without counting. */
  counts?: Counts;
  price: Pick<PriceRange, 'min' | 'max'> | null;
}

const quoted = (lexeme: string): string => `'${lexeme.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
const anyOf = (queries: readonly string[]): string => `(${queries.join('|')})`;
const allOf = (queries: readonly string[]): string => queries.map((query) => `(${query})`).join('&');

/** Query of a word as the beginning of any word of a document. */
export const wordQuery = (word: string, locale: Locale, places: readonly number[] = PLACES): string => {
  const start = singular(word, locale);
  const beginning = start.length >= MIN_BEGINNING ? ':*' : '';
  return anyOf(places.map((place) => `${quoted(`${locale}${place}${start}`)}${beginning}`));
};

export const wholeWordQuery = (word: string, locale: Locale): string =>
  anyOf(
    PLACES.flatMap((place) =>
      [...new Set([word, singular(word, locale)])].map((one) => quoted(`${locale}${place}${one}`)),
    ),
  );

/** Query: all words, anywhere in a document. */
export const allWordsQuery = (words: readonly string[], locale: Locale): string =>
  allOf(words.map((word) => wordQuery(word, locale)));

/** Query: all words in the name or title. */
export const inNameQuery = (words: readonly string[], locale: Locale): string =>
  allOf(words.map((word) => wordQuery(word, locale, NAME)));

/** Language of a search, and the words of the catalogue. */
interface Site {
  locale: Locale;
  lexicon: Lexicon;
}

/** A word at one of these places. */
const wordCondition = (word: string, places: readonly number[], { locale, lexicon }: Site): Condition => ({
  query: wordQuery(word, locale, places),
  documents: places.reduce(
    (sum, place) => sum + lexicon.documentsWith(`${locale}${place}${singular(word, locale)}`),
    0,
  ),
});

/** All words of a phrase at these places. At most as many documents have them as have the rarest word. */
const phraseCondition = (words: readonly string[], places: readonly number[], site: Site): Condition => {
  const conditions = words.map((word) => wordCondition(word, places, site));
  return {
    query: allOf(conditions.map(({ query }) => query)),
    documents: Math.min(...conditions.map(({ documents }) => documents)),
  };
};

/** All words of a denial, anywhere. The negation must be whole: "no" is no beginning of "noir". */
const denialCondition = ([negation = '', ...denied]: readonly string[], site: Site): Condition => {
  const { query, documents } = phraseCondition(denied, PLACES, site);
  return { query: `${wholeWordQuery(negation, site.locale)}&${query}`, documents };
};

/**
 * One of the term's facts, or none of those that it excludes. By name also all its words in the name or brand. The words
 * of a denial may stand anywhere.
 */
const termCondition = (
  term: Term,
  { isByName, isBoxes }: { isByName: boolean; isBoxes: boolean },
  site: Site,
): Condition => {
  const excluded = excludedBy(term);
  const facts = (excluded.length > 0 ? excluded : term.facts).flatMap((fact) =>
    isBoxes && !OWN_FACTS.has(keyOf(fact)) ? [fact, `in:${fact}`] : [fact],
  );
  const ofFacts = facts.map((fact) => quoted(`${site.locale}${FACT_PLACE}${fact}`));
  // As many documents as can be: the index finds the documents of the other conditions.
  if (excluded.length > 0) return { query: `!${anyOf(ofFacts)}`, documents: site.lexicon.products };
  const byWords = term.facts.some(isDenial)
    ? denialCondition(term.words, site)
    : isByName && term.words.length > 0
      ? phraseCondition(term.words, NAME_OR_BRAND, site)
      : { query: '', documents: 0 };
  return {
    query: anyOf([...ofFacts, ...(byWords.query ? [`(${byWords.query})`] : [])]),
    documents: facts.reduce((sum, fact) => sum + site.lexicon.productsWith(fact), byWords.documents),
  };
};

/** Facts of the products that a text is about when it tells only what they must not be: "no tinto" is about wines. */
const kindsBeside = (terms: readonly Term[], lexicon: Lexicon): string[] => {
  const kinds = terms
    .flatMap(excludedBy)
    .flatMap((fact) => (OF_WINES.has(keyOf(fact)) ? ['wine'] : [...(lexicon.kindsOf(fact) ?? [])]));
  return kinds.length > 0 ? [...new Set(kinds)].map((kind) => `kind:${kind}`) : KINDS;
};

const nearOf = ({ terms, words }: Meaning, exactName: string, site: Site): Near => {
  const { locale, lexicon } = site;
  const told = terms.filter((term) => excludedBy(term).length === 0);
  // Words of one phrase stand together in names: "pinot noir".
  const inName = [...told.map((term) => term.words), ...words.map((word) => [word])]
    .filter(({ length }) => length > 0)
    .map((phrase) => phraseCondition(phrase, NAME, site));
  return {
    inName: {
      query: allOf(inName.map(({ query }) => query)) || exactName,
      documents:
        inName.length === 0
          ? 0
          : inName.reduce(
              (all, { documents }) => all * Math.min(1, documents / lexicon.products),
              lexicon.products,
            ),
    },
    isWhole: words.length > 0 ? allOf(words.map((word) => quoted(`${locale}1${word}`))) : null,
    places: words.map((word) => PLACES.map((place) => wordQuery(word, locale, [place]))),
  };
};

/** Builds the conditions of a meaning. `isByName`: a term also counts when its words stand in the name or brand. */
export function conditionsOf(
  meaning: Meaning,
  { isByName, ...site }: { locale: Locale; lexicon: Lexicon; isByName: boolean },
): Wanted {
  const { terms, words, price, priceOrder, all } = meaning;
  const { locale, lexicon } = site;
  const isBoxes = isAboutBoxes(terms, lexicon);
  const conditions = [
    ...terms.map((term) => termCondition(term, { isByName, isBoxes }, site)),
    ...words.map((word) => wordCondition(word, PLACES, site)),
  ];
  const told = terms.filter((term) => excludedBy(term).length === 0);
  const isDenying = told.length < terms.length;
  // "hasta 10.000" alone is about every product.
  const isPriceAlone = told.length === 0 && (price !== null || priceOrder !== null);
  const isOpen = words.length === 0 && told.every((term) => kindsOfTerm(term, lexicon)?.size !== 1);
  if (isOpen && (isDenying || isPriceAlone)) {
    const facts = kindsBeside(terms, lexicon);
    conditions.unshift(termCondition({ words: [], facts }, { isByName, isBoxes }, site));
  }
  const exactName = quoted(`${locale}${NAME_PLACE}${[...new Set(all)].toSorted().join('-')}`);
  const [fact, ...otherFacts] =
    terms.length === 1 && !price && !isBoxes && !isByName ? (terms[0]?.facts ?? []) : [];
  return {
    locale,
    conditions,
    counts: fact && words.length === 0 && otherFacts.length === 0 ? lexicon.countsOf(fact) : undefined,
    exactName,
    near: nearOf(meaning, exactName, site),
    price,
  };
}
