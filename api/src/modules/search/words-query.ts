import type { Locale } from 'shared-contracts/locale';
import type { Words } from './words.ts';

/** Weights of a word in a document, best first: name, brand, grape or type, other, sku (migration 0004). */
const PLACES = [1, 2, 3, 4, 5] as const;
type Place = (typeof PLACES)[number];

/** Lexeme query: one of several lexemes per word, exact or as prefix. */
export interface LexemeQuery {
  isBeginning: boolean;
  /** Alternative lexemes per word. */
  words: readonly (readonly string[])[];
}

const startsIn = (words: Words, locale: Locale, last: Place): LexemeQuery => ({
  isBeginning: true,
  words: words.map(({ starts }) =>
    starts.flatMap((start) => PLACES.slice(0, last).map((place) => `${locale}${place}${start}`)),
  ),
});

/** Query: each word as prefix, at any weight. */
export const anyPlace = (words: Words, locale: Locale): LexemeQuery => startsIn(words, locale, 5);
const inName = (words: Words, locale: Locale): LexemeQuery => startsIn(words, locale, 1);

/**
 * Stages from exact to broad (docs/product/search.md#search-results): whole words in the name, then prefixes
 * in name, brand, grape, other texts and sku. Each stage includes the previous ones.
 */
export const stagesOf = (words: Words, locale: Locale): LexemeQuery[] => [
  { isBeginning: false, words: words.map(({ whole }) => [`${locale}1${whole}`]) },
  ...PLACES.map((last) => startsIn(words, locale, last)),
];

/** Minimum length of a prefix lexeme: two letters after language and weight (three characters). */
const MIN_BEGINNING = 3 + 2;

/** Text of a tsquery. Lexemes contain only letters and digits, so they need no quoting. */
export const toQuery = ({ isBeginning, words }: LexemeQuery): string => {
  const toText = (lexeme: string) => (isBeginning && lexeme.length >= MIN_BEGINNING ? `${lexeme}:*` : lexeme);
  return words.map((choice) => `(${choice.map(toText).join('|')})`).join('&');
};

export const anyPlaceQuery = (words: Words, locale: Locale): string => toQuery(anyPlace(words, locale));
export const inNameQuery = (words: Words, locale: Locale): string => toQuery(inName(words, locale));
