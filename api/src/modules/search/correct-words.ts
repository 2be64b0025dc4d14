import { distance } from 'fastest-levenshtein';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findLikeWords, isKnown } from './search.repository.ts';
import type { Word, Words } from './words.ts';
import { anyPlace } from './words-query.ts';

/** Words of the shop that are looked at for one that is not understood. */
const LOOKED_AT = 24;
/** Of equally near ones; each costs an index look-up. */
const MAX_MEANT = 4;

/** Wrong letters that are forgiven, by the length of the word. */
const forgiven = (length: number): number => (length < 3 ? 0 : length < 5 ? 1 : length < 9 ? 2 : 3);

/** The words that were probably meant, and how that would be written; null when that cannot be guessed. */
export async function correctWords(
  db: Executor,
  words: Words,
  locale: Locale,
): Promise<{ words: Words; text: string } | null> {
  const known = await Promise.all(words.map((word) => isKnown(db, anyPlace([word], locale))));
  // Each word for itself is right, only nothing has them all: then any of them may be the wrong one.
  const isAnyUnknown = known.includes(false);
  const meant = await Promise.all(
    words.map(async (word, index): Promise<Word | null> => {
      if (known[index] && isAnyUnknown) return word;
      const near = nearest(word.whole, await findLikeWords(db, locale, word.whole, LOOKED_AT));
      const starts = [...(known[index] ? word.starts : []), ...near];
      return starts.length > 0 ? { whole: starts[0] ?? '', starts } : null;
    }),
  );
  const understood = meant.filter((word) => word !== null);
  if (understood.length < words.length) return null;
  return { words: understood, text: understood.map(({ whole }) => whole).join(' ') };
}

/** Of these words those that begin most like `typed`: who types has often not finished. */
export function nearest(typed: string, candidates: readonly string[]): string[] {
  const measured = candidates.map((word) => ({ word, edits: editsToBeginning(typed, word) }));
  const fewest = Math.min(...measured.map(({ edits }) => edits));
  if (fewest > forgiven(typed.length)) return [];
  return measured
    .filter(({ edits }) => edits === fewest)
    .slice(0, MAX_MEANT)
    .map(({ word }) => word);
}

/** Letters to change, add or drop until `typed` is the word or a beginning of it of about its length. */
const editsToBeginning = (typed: string, word: string): number =>
  Math.min(...[-1, 0, 1].map((more) => distance(typed, word.slice(0, typed.length + more))));
