/** The pages that were asked for most in the last minutes, in bounded memory. */
import type { Locale } from 'shared-contracts/locale';
import type { RequestTarget } from '../visitor/request-url.ts';

/** A page without the parts that differ by shopper. */
export interface AskedPage {
  /** Path and relevant query. */
  url: string;
  locale: Locale;
  target: RequestTarget;
}

interface Tally {
  page: AskedPage;
  times: number;
}

/** Counts are kept for this period and the one before. */
const PERIOD_MS = 5 * 60_000;
/** Pages counted in a period. Further ones are ignored: most popular pages come early in a period. */
const MOST_PAGES = 2_000;

export const createAskedPages = ({ now = () => performance.now() }: { now?: () => number } = {}) => {
  let current = new Map<string, Tally>();
  let previous = new Map<string, Tally>();
  let began = now();

  const turn = (): void => {
    const periods = Math.floor((now() - began) / PERIOD_MS);
    if (periods < 1) return;
    previous = periods === 1 ? current : new Map();
    current = new Map();
    began = now();
  };
  return {
    count(page: AskedPage): void {
      turn();
      const key = `${page.locale} ${page.url}`;
      const known = current.get(key);
      if (known) known.times += 1;
      else if (current.size < MOST_PAGES) current.set(key, { page, times: 1 });
    },
    /** The most asked ones first. */
    most(limit: number): AskedPage[] {
      turn();
      const sums = new Map([...previous].map(([key, tally]) => [key, { ...tally }]));
      for (const [key, { page, times }] of current)
        sums.set(key, { page, times: times + (sums.get(key)?.times ?? 0) });
      return [...sums.values()]
        .sort((a, b) => b.times - a.times)
        .slice(0, limit)
        .map(({ page }) => page);
    },
  };
};

export type AskedPages = ReturnType<typeof createAskedPages>;
