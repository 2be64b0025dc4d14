import type { Executor } from '../../db/connect.ts';
import { findLexicon, findPosition, findSounds, type LexiconRows } from './lexicon.repository.ts';
import { toLexicon } from './lexicon.ts';
import type { Lexicon } from './meaning.ts';

/** Sounds of words in memory. */
const MAX_SOUNDS = 50_000;
/** Age up to which the words are used as they are, and up to which they are used while new ones load. */
const FRESH_MS = 5_000;
const STALE_MS = 60_000;

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
