import type { Locale } from 'shared-contracts/locale';
import type { Words } from './words.ts';

/** Places of a word in a document, the nearest first: name, brand, grape or type, the rest, sku (migration 0004). */
const PLACES = [1, 2, 3, 4, 5] as const;
type Place = (typeof PLACES)[number];

/** Each word, or another that begins like it, in one of the places; text of a tsquery. Words are letters and digits only. */
const startsIn = (words: Words, locale: Locale, last: Place): string =>
  everyWord(words, ({ starts }) =>
    starts.flatMap((start) => PLACES.slice(0, last).map((place) => `${locale}${place}${start}:*`)),
  );

const everyWord = (words: Words, choices: (word: Words[number]) => string[]): string =>
  words.map((word) => `(${choices(word).join('|')})`).join('&');

export const anyPlace = (words: Words, locale: Locale): string => startsIn(words, locale, 5);
export const inName = (words: Words, locale: Locale): string => startsIn(words, locale, 1);

/**
 * From the nearest to the widest (SPEC §4 asks for name, brand, grape, region): every word as it is in the name, then
 * beginnings in the name, with the brand, with the grape, with the rest, with the sku. Each one holds all that those before it hold.
 */
export const stagesOf = (words: Words, locale: Locale): string[] => [
  everyWord(words, ({ whole }) => [`${locale}1${whole}`]),
  ...PLACES.map((last) => startsIn(words, locale, last)),
];
