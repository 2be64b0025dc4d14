import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findWords } from './words.repository.ts';

/** A search word without accents and capitals. */
export interface Word {
  /** As typed, for exact matches. */
  whole: string;
  /** Prefixes that match: without the plural ending, or with corrected spelling. */
  starts: readonly string[];
}
export type Words = readonly Word[];

/** Maximum number of words of a search, because each needs index look-ups. */
const MAX_WORDS = 8;

/** Stop words. They count only when the text has no other word. */
const FILLERS = new Set(
  'a al con de del e el en la las lo los o para por un una y and for from in of or the to with'.split(' '),
);

/** Words of a search text, normalised as in the index. */
export async function readWords(db: Executor, text: string, locale: Locale): Promise<Words> {
  const all = [...new Set(await findWords(db, text))];
  const telling = all.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : all)
    .slice(0, MAX_WORDS)
    .map((whole) => ({ whole, starts: [singular(whole, locale)] }));
}

/** Common prefix of singular and plural: quesos → queso, licores → licor. Short words stay unchanged. */
export function singular(word: string, locale: Locale): string {
  if (word.length < 5 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return locale === 'es' && /[lrnd]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
