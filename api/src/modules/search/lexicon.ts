import type { ProductType } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { kindOf, TYPES } from './kinds.ts';
import { findLexicon, findPosition, findSounds, type LexiconRows } from './lexicon.repository.ts';
import type { Counts, Lexicon } from './meaning.ts';
import { meaningKey } from './meaning-key.ts';
import { understand } from './understand.ts';
import { singular } from './words.ts';

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

function toLexicon(
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

  // A word for what the shop does not sell is no word of the trade here.
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
    longest: Math.min(6, Math.max(1, ...phrases.map(({ phrase }) => phrase.split(' ').length))),
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

/** Keeps sounds, which never change. */
const keepSounds = (db: Executor): Lexicon['soundsOf'] => {
  const sounds = new Map<string, string>();
  return async (words) => {
    const missing = words.filter((word) => !sounds.has(word));
    if (sounds.size + missing.length > MAX_SOUNDS) sounds.clear();
    if (missing.length > 0)
      for (const [word, sound] of await findSounds(db, missing)) sounds.set(word, sound);
    return sounds;
  };
};

/** Reads the lexicon as it is, and with changed words or pins. */
export async function readLexicons(
  db: Executor,
  change: (rows: LexiconRows) => Pick<LexiconRows, 'phrases' | 'pins'>,
): Promise<{ now: Lexicon; changed: Lexicon }> {
  const rows = await findLexicon(db);
  const soundsOf = keepSounds(db);
  return { now: toLexicon(rows, soundsOf), changed: toLexicon({ ...rows, ...change(rows) }, soundsOf) };
}

/** Kept sounds. A sound does not change. */
const MAX_SOUNDS = 50_000;
/** Age up to which the words are used as they are, and up to which they are used while new ones load. */
const FRESH_MS = 5_000;
const STALE_MS = 60_000;

/** Reads the lexicon. */
export interface KeptLexicon {
  read(): Promise<Lexicon>;
  /** Staff changed words or pins: the next search reads them. */
  drop(): void;
}

/**
 * Keeps the lexicon in memory, so that a search needs no statement for it.
 * @param isKept false: ask before each search whether anything changed, as tests do that change the catalogue
 */
export function keepLexicon(db: Executor, isKept: boolean): KeptLexicon {
  let kept: { at: number; position: string; lexicon: Lexicon } | null = null;
  let loading: Promise<Lexicon> | null = null;
  const soundsOf = keepSounds(db);
  const readAgain = async (known: typeof kept): Promise<NonNullable<typeof kept>> => {
    const at = performance.now();
    // Before the words, so that a change after it is read the next time.
    const position = await findPosition(db);
    if (known?.position === position) return { ...known, at };
    return { at, position, lexicon: toLexicon(await findLexicon(db), soundsOf) };
  };
  const load = (): Promise<Lexicon> => {
    if (loading) return loading;
    const ownLoad = readAgain(kept)
      .then((read) => {
        // A lexicon that was read before a change must not be kept.
        if (loading === ownLoad) kept = read;
        return read.lexicon;
      })
      .finally(() => {
        if (loading === ownLoad) loading = null;
      });
    loading = ownLoad;
    return ownLoad;
  };
  return {
    drop() {
      kept = null;
      loading = null;
    },
    async read() {
      const age = kept ? performance.now() - kept.at : Number.POSITIVE_INFINITY;
      if (!isKept || !kept || age > STALE_MS) return load();
      // A failed refresh leaves the known words in use. The next search tries again.
      if (age > FRESH_MS) void load().catch(() => undefined);
      return kept.lexicon;
    },
  };
}
