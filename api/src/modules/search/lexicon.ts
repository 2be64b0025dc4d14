import type { ProductType } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import { kindOf, TYPES } from './kinds.ts';
import type { LexiconRows } from './lexicon.repository.ts';
import type { Counts, Lexicon } from './meaning.ts';
import { meaningKey } from './meaning-key.ts';
import { understand } from './understand.ts';
import { singular } from './words.ts';

/** Longest phrase that is looked up, in words. */
const MAX_PHRASE = 6;

/** Forms of a Spanish adjective: chilenas → chileno, francesas → frances. */
const masculine = (word: string): string => word.replace(/(.{3})as?$/, '$1o');
const shortest = (word: string): string => word.replace(/(.{4})(?:es|as?)$/, '$1');

/** Forms under which a phrase may be known, the exact one first. */
const formsOf = (words: readonly string[], locale: Locale): string[] => {
  const ways = [
    (word: string) => word,
    (word: string) => singular(word, locale),
    (word: string) => word.replace(/(.{2})s$/, '$1'),
  ];
  if (locale === 'es') ways.push(masculine, shortest);
  return ways.map((way) => words.map(way).join(' '));
};

/** Builds the lexicon from the catalogue's labels and the shop's own words. */
export function toLexicon(
  { phrases, facts, types, broad, labels, pins }: LexiconRows,
  soundsOf: Lexicon['soundsOf'],
): Lexicon {
  const labelOf = new Map(labels.map(({ locale, fact, label }) => [`${locale} ${fact}`, label]));
  const products = new Map(facts.map(({ fact, products }) => [fact, products]));
  const countsOf = new Map<string, Counts>(
    TYPES.map((type) => [`kind:${kindOf(type)}`, { [type]: products.get(`kind:${kindOf(type)}`) ?? 0 }]),
  );
  for (const { fact, type, products: count } of types)
    countsOf.set(fact, { ...countsOf.get(fact), [type]: count });
  const kindsOf = new Map(
    [...countsOf].map(([fact, counts]) => [
      fact,
      new Set((Object.keys(counts) as ProductType[]).map(kindOf)),
    ]),
  );

  // Ignore words for what the shop does not sell.
  const isSold = (fact: string): boolean =>
    fact.startsWith('price:') || products.has(fact) || products.has(`in:${fact}`);
  const byLocale = { es: new Map<string, readonly string[]>(), en: new Map<string, readonly string[]>() };
  const joined = { es: new Map<string, string[]>(), en: new Map<string, string[]>() };
  // Labels first, so that the shop's own words replace them.
  const ordered = phrases
    .flatMap((phrase) => {
      const soldFacts = phrase.facts.filter(isSold);
      return soldFacts.length > 0 || phrase.facts.length === 0 ? { ...phrase, facts: soldFacts } : [];
    })
    .toSorted((a, b) => Number(a.is_synonym) - Number(b.is_synonym));
  for (const { locale, phrase, facts: phraseFacts } of ordered) {
    const words = phrase.split(' ');
    const known = byLocale[locale];
    // A food does not replace what the catalogue calls by the same word: chocolate.
    const isFood = phraseFacts.length > 0 && phraseFacts.every((fact) => fact.startsWith('food:'));
    const all = isFood ? [...new Set([...(known.get(phrase) ?? []), ...phraseFacts])] : phraseFacts;
    for (const form of formsOf(words, locale).slice(0, 2)) known.set(form, all);
    if (words.length > 1) joined[locale].set(words.join(''), words);
  }
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
        for (const form of formsOf(words, language)) {
          const found = byLocale[language].get(form);
          if (found) return found;
        }
      return undefined;
    },
    splitOf: (word, locale) => joined[locale].get(word) ?? joined[other[locale]].get(word),
    phrases: (locale) => phrases.filter((phrase) => phrase.locale === locale),
    productsWith: (fact) => products.get(fact) ?? 0,
    countsOf: (fact) => countsOf.get(fact),
    kindsOf: (fact) => kindsOf.get(fact),
    documentsWith: (beginning) =>
      broad.reduce((sum, { lexeme, documents }) => sum + (lexeme.startsWith(beginning) ? documents : 0), 0),
  };
  for (const { locale, phrase, product_ids } of pins)
    pinned.set(meaningKey(understand(phrase, locale, lexicon), locale), product_ids);
  return lexicon;
}
