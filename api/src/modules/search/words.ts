import { sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';

/** A word that was searched for, without accents and capitals. */
export interface Word {
  /** As it was typed: for words that are there as they are. */
  whole: string;
  /** Beginnings that a word may have, any of them: without the ending of the plural, or corrected. */
  starts: readonly string[];
}
export type Words = readonly Word[];

/** More words than anybody types; each one costs index look-ups. */
const MAX_WORDS = 8;

/** Words that say nothing of what is wanted, unless they are all there is. */
const FILLERS = new Set(
  'a al con de del e el en la las lo los o para por un una y and for from in of or the to with'.split(' '),
);

/** Words of a search text, folded by the database as the index was. */
export async function readWords(db: Executor, text: string, locale: Locale): Promise<Words> {
  const { rows } = await sql<{ words: string[] }>`select search_words(${text}) as words`.execute(db);
  const all = [...new Set(rows[0]?.words)];
  const telling = all.filter((word) => !FILLERS.has(word));
  return (telling.length > 0 ? telling : all)
    .slice(0, MAX_WORDS)
    .map((whole) => ({ whole, starts: [singular(whole, locale)] }));
}

/** Quesos → queso, licores → licor: the beginning that singular and plural share. Short words stay. */
export function singular(word: string, locale: Locale): string {
  if (word.length < 5 || !word.endsWith('s') || word.endsWith('ss')) return word;
  return locale === 'es' && /[lrnd]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
