import { distance } from 'fastest-levenshtein';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { wholeWordQuery } from './conditions.ts';
import { fold } from './fold.ts';
import type { Lexicon } from './meaning.ts';
import { findSimilarWords, findUnknownWords } from './similar-words.repository.ts';

/** Candidates for an unknown word, by sound and by spelling. */
const LOOKED_AT = 24;

/** Maximum edit distance of a correction, by length of the typed word. */
const forgiven = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 10 ? 2 : 3);
/** Shorter sounds are those of many words. */
const MIN_SOUND = 3;

export interface Candidate {
  /** Without blanks. */
  word: string;
  /** Text to search instead. It has blanks when the typed word is a phrase written as one. */
  text: string;
  isHeard: boolean;
  /** Products that have the word, or 0. Decides between equally near candidates. */
  products: number;
  /** Whether it is a word of the trade: grape, type, brand, place, food. */
  isTrade: boolean;
}

/**
 * The text with its mistaken words corrected. Null: no word has a plausible correction.
 * @param unknown words that no product has. Those that an article or event has are no mistakes.
 */
export async function correct(
  { db, locale, lexicon }: { db: Executor; locale: Locale; lexicon: Lexicon },
  text: string,
  unknown: ReadonlySet<string>,
): Promise<string | null> {
  if (unknown.size === 0) return null;
  const asked = [...unknown].map((word) => ({ word, query: wholeWordQuery(word, locale) }));
  const mistaken = await findUnknownWords(db, asked, { locale, among: 'content' });
  if (mistaken.size === 0) return null;
  const joined = new Map(
    lexicon.phrases(locale).map((phrase) => [phrase, phrase.phrase.replaceAll(' ', '')]),
  );
  const [words, sounds] = await Promise.all([
    findSimilarWords(db, { locale, typed: [...mistaken], most: LOOKED_AT }),
    lexicon.soundsOf([...joined.values(), ...mistaken]),
  ]);
  const meantBy = new Map<string, string>();
  for (const typed of mistaken) {
    const sound = sounds.get(typed) ?? '';
    const trade = [...joined].map(
      ([{ phrase, facts }, word]): Candidate => ({
        word,
        text: phrase,
        isHeard: sound.length >= MIN_SOUND && sounds.get(word) === sound,
        products: Math.max(0, ...facts.map((fact) => lexicon.productsWith(fact))),
        isTrade: true,
      }),
    );
    const similar = words.filter((word) => word.typed === typed);
    const others = similar.map(
      ({ word, is_heard, products }): Candidate => ({
        word,
        text: word,
        isHeard: is_heard && sound.length >= MIN_SOUND,
        products,
        isTrade: false,
      }),
    );
    // Words that only articles and events have come last: shoppers rarely mean those.
    const best =
      nearest(
        typed,
        [...trade, ...others].filter(({ products }) => products > 0),
      ) ?? nearest(typed, others);
    if (best) meantBy.set(typed, best.text);
  }
  if (meantBy.size === 0) return null;
  return fold(text).replaceAll(/[a-z0-9]+/g, (word) => meantBy.get(word) ?? word);
}

/** Foreign words are written longer than they sound. A shorter word of the same sound is another word: conté, con. */
const isHeardWhole = (typed: string, { word, isHeard }: Candidate): boolean =>
  isHeard && word.length >= typed.length - 1;

/** Edit distance in which two letters that changed places count as one edit. */
function editsBetween(typed: string, word: string): number {
  const at = [...typed].findIndex((letter, index) => letter !== word[index]);
  const swapped = `${typed.slice(0, at)}${typed[at + 1] ?? ''}${typed[at] ?? ''}${typed.slice(at + 2)}`;
  return Math.min(distance(typed, word), 1 + distance(swapped, word));
}

/** The best candidate: heard alike, else fewest edits, then a word of the trade, of most products, of fewest edits. */
export function nearest(typed: string, candidates: readonly Candidate[]): Candidate | undefined {
  const limit = forgiven(typed.length);
  const measured = candidates.map((candidate) => ({ candidate, edits: editsBetween(typed, candidate.word) }));
  const cost = ({ candidate, edits }: (typeof measured)[number]) =>
    isHeardWhole(typed, candidate) ? Math.min(edits, 1) / 2 : edits;
  return measured
    .filter(
      ({ candidate, edits }) =>
        candidate.word.length > 2 && (isHeardWhole(typed, candidate) || edits <= limit),
    )
    .toSorted(
      (a, b) =>
        cost(a) - cost(b) ||
        Number(b.candidate.isTrade) - Number(a.candidate.isTrade) ||
        b.candidate.products - a.candidate.products ||
        a.edits - b.edits ||
        (a.candidate.word < b.candidate.word ? -1 : 1),
    )[0]?.candidate;
}
