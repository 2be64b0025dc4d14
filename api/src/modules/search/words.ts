import type { Locale } from 'shared-contracts/locale';
import { wordsOf } from './fold.ts';

/** Highest number of words of a text filter, because each needs index look-ups. */
const MAX_WORDS = 8;
/** Stop words. They count only when the text has no other word. */
const FILLERS = new Set(
  'a al con de del e el en la las lo los o para por un una y and for from in of or the to with'.split(' '),
);

/** Words of the text filter of a list. */
export function filterWords(text: string): string[] {
  const all = [...new Set(wordsOf(text))];
  const telling = all.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : all).slice(0, MAX_WORDS);
}

/** Common beginning of singular and plural: quesos → queso, licores → licor. Short words stay unchanged. */
export function singular(word: string, locale: Locale): string {
  // Shorter words often end with their own s: pais, los, tres.
  if (word.length < 5 && !/^.{2}[ao]s$/.test(word)) return word;
  if (!word.endsWith('s') || word.endsWith('ss')) return word;
  return locale === 'es' && /[lrnd]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
