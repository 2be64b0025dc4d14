/**
 * Facts: what the catalogue knows of products, as key:value (variedad:syrah, food:asado). `in:` before a fact: a box
 * has a bottle with it.
 */
import type { ProductType } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import { kindOf, TYPES } from './kinds.ts';
import type { LexiconRows, Phrase } from './lexicon.repository.ts';
import type { Counts, Lexicon, Meaning } from './meaning.ts';
import { understand } from './understand.ts';
import { singular } from './words.ts';

/** Longest phrase that is looked up, in words. */
const MAX_PHRASE = 6;

/** Forms of a Spanish adjective: chilenas → chileno, francesas → frances. */
const masculine = (word: string): string => word.replace(/(.{3})as?$/, '$1o');
const shortest = (word: string): string => word.replace(/(.{4})(?:es|as?)$/, '$1');

type Form = (word: string) => string;
const phraseIn = (words: readonly string[], forms: readonly Form[]): string[] =>
  forms.map((form) => words.map(form).join(' '));

/** Forms under which a phrase is stored. */
const storedForms = (locale: Locale): Form[] => [(word) => word, (word) => singular(word, locale)];

/**
 * Forms in which searched words are looked up, the exact one first. Loose forms are not stored: two different words
 * could then share one.
 */
const searchedForms = (locale: Locale): Form[] => [
  ...storedForms(locale),
  (word) => word.replace(/(.{2})s$/, '$1'),
  ...(locale === 'es' ? [masculine, shortest] : []),
];

const countsByFact = (
  { types }: LexiconRows,
  productsWith: (fact: string) => number,
): Map<string, Counts> => {
  const counts = new Map<string, Counts>(
    TYPES.map((type) => [`kind:${kindOf(type)}`, { [type]: productsWith(`kind:${kindOf(type)}`) }]),
  );
  for (const { fact, type, products } of types) counts.set(fact, { ...counts.get(fact), [type]: products });
  return counts;
};

/** Phrases of one language. */
interface PhraseIndex {
  factsOf: Map<string, readonly string[]>;
  /** Words of a phrase by the phrase without blanks: "pinotnoir". */
  splitOf: Map<string, readonly string[]>;
}

/** @param isSold ignores words for what the shop does not sell */
const indexPhrases = (
  phrases: readonly Phrase[],
  locale: Locale,
  isSold: (fact: string) => boolean,
): PhraseIndex => {
  const index: PhraseIndex = { factsOf: new Map(), splitOf: new Map() };
  // Labels first, so that the shop's own words replace them.
  const ordered = phrases
    .filter((phrase) => phrase.locale === locale)
    .toSorted((a, b) => Number(a.is_synonym) - Number(b.is_synonym));
  for (const { phrase, facts: named } of ordered) {
    // Words only for things that are not sold are left out. A phrase without facts stays: the search ignores it.
    const sold = named.filter(isSold);
    if (sold.length === 0 && named.length > 0) continue;
    // A food does not replace what the catalogue calls by the same word: chocolate.
    const isFood = sold.length > 0 && sold.every((fact) => fact.startsWith('food:'));
    const facts = isFood ? [...new Set([...(index.factsOf.get(phrase) ?? []), ...sold])] : sold;
    const words = phrase.split(' ');
    for (const form of phraseIn(words, storedForms(locale))) index.factsOf.set(form, facts);
    if (words.length > 1) index.splitOf.set(words.join(''), words);
  }
  return index;
};

/** Key of a meaning. Texts that the search reads alike have the same key, in any order of their words. */
function meaningKey({ terms, words, price, priceOrder, all }: Meaning, locale: Locale): string {
  const understood = [
    ...terms.map(({ facts }) => facts.toSorted().join('|')),
    ...words.map((word) => singular(word, locale)),
  ];
  return JSON.stringify([
    locale,
    // Without facts, words and price, the text has only fillers. Then they make the key.
    (understood.length > 0 || price || priceOrder ? understood : all).toSorted(),
    price && [price.min, price.max],
    priceOrder?.isCheapFirst ?? null,
  ]);
}

/** Builds the lexicon from the catalogue's labels and the shop's own words. */
export function toLexicon(rows: LexiconRows, soundsOf: Lexicon['soundsOf']): Lexicon {
  const { phrases, facts, broad, labels, pins } = rows;
  const labelOf = new Map(labels.map(({ locale, fact, label }) => [`${locale} ${fact}`, label]));
  const products = new Map(facts.map(({ fact, products }) => [fact, products]));
  const productsWith = (fact: string): number => products.get(fact) ?? 0;
  const countsOf = countsByFact(rows, productsWith);
  const kindsOf = new Map(
    [...countsOf].map(([fact, counts]) => [
      fact,
      new Set((Object.keys(counts) as ProductType[]).map(kindOf)),
    ]),
  );
  const isSold = (fact: string): boolean =>
    fact.startsWith('price:') || products.has(fact) || products.has(`in:${fact}`);
  const index = { es: indexPhrases(phrases, 'es', isSold), en: indexPhrases(phrases, 'en', isSold) };
  const other = { es: 'en', en: 'es' } as const;

  const pinned = new Map<string, readonly number[]>();
  const lexicon: Lexicon = {
    soundsOf,
    facts: facts.map(({ fact }) => fact),
    pinsOf: (meaning, locale) => pinned.get(meaningKey(meaning, locale)) ?? [],
    labelOf: (fact, locale) => labelOf.get(`${locale} ${fact}`),
    products: facts.reduce((sum, one) => sum + (one.fact.startsWith('kind:') ? one.products : 0), 0),
    longest: Math.min(MAX_PHRASE, Math.max(1, ...phrases.map(({ phrase }) => phrase.split(' ').length))),
    factsOf(words, locale) {
      for (const language of [locale, other[locale]])
        for (const form of phraseIn(words, searchedForms(language))) {
          const found = index[language].factsOf.get(form);
          if (found) return found;
        }
      return undefined;
    },
    splitOf: (word, locale) => index[locale].splitOf.get(word) ?? index[other[locale]].splitOf.get(word),
    phrases: (locale) => phrases.filter((phrase) => phrase.locale === locale),
    productsWith,
    countsOf: (fact) => countsOf.get(fact),
    kindsOf: (fact) => kindsOf.get(fact),
    documentsWith: (beginning) =>
      broad.reduce((sum, { lexeme, documents }) => sum + (lexeme.startsWith(beginning) ? documents : 0), 0),
  };
  // Last, because a pinned text is understood with the lexicon itself.
  for (const { locale, phrase, product_ids } of pins)
    pinned.set(meaningKey(understand(phrase, locale, lexicon), locale), product_ids);
  return lexicon;
}
