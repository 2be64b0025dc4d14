import type { Locale } from 'shared-contracts/locale';
import type { Words } from './words.ts';

/** Places of a word in a document, the nearest first: name, brand, grape or type, the rest, sku (migration 0004). */
const PLACES = [1, 2, 3, 4, 5] as const;
type Place = (typeof PLACES)[number];

/** What is looked for: of each word one of its lexemes, or of those that begin so. */
export interface LexemeQuery {
  isBeginning: boolean;
  /** One list per word, each a choice. */
  words: readonly (readonly string[])[];
}

const startsIn = (words: Words, locale: Locale, last: Place): LexemeQuery => ({
  isBeginning: true,
  words: words.map(({ starts }) =>
    starts.flatMap((start) => PLACES.slice(0, last).map((place) => `${locale}${place}${start}`)),
  ),
});

/** Each word, or another that begins like it, anywhere. */
export const anyPlace = (words: Words, locale: Locale): LexemeQuery => startsIn(words, locale, 5);
const inName = (words: Words, locale: Locale): LexemeQuery => startsIn(words, locale, 1);

/**
 * From the nearest to the widest (SPEC §4 asks for name, brand, grape, region): every word as it is in the name, then
 * beginnings in the name, with the brand, with the grape, with the rest, with the sku. Each holds all that those before
 * it hold.
 */
export const stagesOf = (words: Words, locale: Locale): LexemeQuery[] => [
  { isBeginning: false, words: words.map(({ whole }) => [`${locale}1${whole}`]) },
  ...PLACES.map((last) => startsIn(words, locale, last)),
];

/** Letters that make a beginning: a single one means itself. Before them a lexeme bears its language and place. */
const MIN_BEGINNING = 3 + 2;

/** Text of a tsquery. Lexemes are letters and digits only, so that nothing in it needs quoting. */
export const toQuery = ({ isBeginning, words }: LexemeQuery): string => {
  const toText = (lexeme: string) => (isBeginning && lexeme.length >= MIN_BEGINNING ? `${lexeme}:*` : lexeme);
  return words.map((choice) => `(${choice.map(toText).join('|')})`).join('&');
};

export const anyPlaceQuery = (words: Words, locale: Locale): string => toQuery(anyPlace(words, locale));
export const inNameQuery = (words: Words, locale: Locale): string => toQuery(inName(words, locale));
