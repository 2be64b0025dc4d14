import { setInterval as every } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import type { SearchStep } from 'shared-contracts/api/search.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../../db/connect.ts';
import { countedWordsOf } from './counted-words.ts';
import {
  addSearchCorrections,
  addSearchCounts,
  type Corrections,
  type Counts,
} from './search-counts.repository.ts';

const WRITE_MS = 15_000;
/** Different texts that a process keeps until it writes them. Further ones are not counted. */
const MAX_WAITING = 500;

const COLUMNS = { view: 'views', press: 'presses', cart: 'carts' } as const satisfies Record<
  SearchStep,
  keyof Counts
>;

/** Counts searches by their words. Writes them together, so that a search never waits for it. */
export const countSearches = (app: FastifyInstance, db: Db) => {
  const waiting = new Map<string, Counts>();
  const corrections = new Map<string, Corrections>();
  const write = async (): Promise<void> => {
    const [counts, corrected] = [[...waiting.values()], [...corrections.values()]];
    waiting.clear();
    corrections.clear();
    try {
      if (counts.length > 0) await addSearchCounts(db, counts);
      if (corrected.length > 0) await addSearchCorrections(db, corrected);
    } catch (error) {
      app.log.error({ err: error }, 'searches could not be counted');
    }
  };
  const timer = every(() => void write(), WRITE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });

  const countsOf = (locale: Locale, text: string): Counts | null => {
    const words = countedWordsOf(text);
    if (words === null) return null;
    const key = `${locale} ${words}`;
    const known = waiting.get(key);
    if (known || waiting.size >= MAX_WAITING) return known ?? null;
    const counts = { locale, words, searches: 0, empty: 0, views: 0, presses: 0, carts: 0 };
    waiting.set(key, counts);
    return counts;
  };
  return {
    /** Counts a search, whether it found a product, and what it was corrected to. */
    search(
      locale: Locale,
      text: string,
      { hasProduct, corrected }: { hasProduct: boolean; corrected: string | null },
    ) {
      const counts = countsOf(locale, text);
      if (!counts) return;
      counts.searches += 1;
      if (!hasProduct) counts.empty += 1;
      if (corrected === null) return;
      const key = `${locale} ${counts.words} ${corrected}`;
      const { searches } = corrections.get(key) ?? { searches: 0 };
      corrections.set(key, { locale, words: counts.words, corrected, searches: searches + 1 });
    },
    /** Counts what a shopper did with the results. */
    step(locale: Locale, text: string, step: SearchStep) {
      const counts = countsOf(locale, text);
      if (counts) counts[COLUMNS[step]] += 1;
    },
  };
};
