import { distance } from 'fastest-levenshtein';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findLikeWords, isKnown } from './search.repository.ts';
import type { Word, Words } from './words.ts';
import { anyPlace } from './words-query.ts';

/** Number of candidates for an unknown word. */
const LOOKED_AT = 24;
/** Highest number of equally close corrections. Each costs an index look-up. */
const MAX_MEANT = 4;

/** Maximum edit distance of a correction, by length of the typed word. */
const forgiven = (length: number): number => (length < 3 ? 0 : length < 5 ? 1 : length < 9 ? 2 : 3);

/** Corrected words and their text. Null without a plausible correction. */
export async function correctWords(
  db: Executor,
  words: Words,
  locale: Locale,
): Promise<{ words: Words; text: string } | null> {
  const known = await Promise.all(words.map((word) => isKnown(db, anyPlace([word], locale))));
  // All words exist, but no item has all of them. Then any word may be misspelt.
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

/** Candidates with the smallest edit distance to a prefix, because the user may still be typing. */
export function nearest(typed: string, candidates: readonly string[]): string[] {
  const measured = candidates.map((word) => ({ word, edits: editsToBeginning(typed, word) }));
  const fewest = Math.min(...measured.map(({ edits }) => edits));
  if (fewest > forgiven(typed.length)) return [];
  return measured
    .filter(({ edits }) => edits === fewest)
    .slice(0, MAX_MEANT)
    .map(({ word }) => word);
}

/** Edit distance from `typed` to the word or to a prefix of similar length. */
const editsToBeginning = (typed: string, word: string): number =>
  Math.min(...[-1, 0, 1].map((more) => distance(typed, word.slice(0, typed.length + more))));
