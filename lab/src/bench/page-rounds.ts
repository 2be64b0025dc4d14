/** One round of a page: Lighthouse, then a traced visit. */
import type { Browser } from 'tools/browser/devtools';
import { measureScripts } from './evaluated-scripts.ts';
import { runLighthouse } from './lighthouse.ts';
import { LIGHTHOUSE_COLUMNS, type Round, VISIT_COLUMNS } from './page-columns.ts';
import { describeRound } from './page-table.ts';
import { withOneRetry } from './rounds.ts';
import { withStolenTime } from './stolen-time.ts';
import { measureVisit } from './visit.ts';

export interface PageSubject {
  url: string;
  /** Scripts that the page evaluates before any input, bytes with brotli. The same in every round. */
  scriptBytes: number;
}

/** Finds out which scripts the page evaluates. Prints them. */
export const pageSubject = async (browser: Browser, url: string): Promise<PageSubject> => {
  // Exclude the first render of the shop's process from the rounds.
  await fetch(url);
  const { bytes, files } = await withOneRetry(() => measureScripts(browser, url));
  const list = files.map((file) => `  ${file.url} (${file.bytes} bytes)`).join('\n');
  console.error(`${url} evaluates\n${list || '  no scripts'}`);
  return { url, scriptBytes: bytes };
};

export const measurePage = async (
  browser: Browser,
  { url, scriptBytes }: PageSubject,
  withLighthouse: boolean,
): Promise<Round> => {
  const lighthouse = withLighthouse ? await withStolenTime(() => runLighthouse(url)) : undefined;
  const visit = await measureVisit(browser, url);
  const round = {
    visit,
    scriptBytes,
    stolenPercent: Math.max(visit.stolenPercent, lighthouse?.stolenPercent ?? 0),
    ...(lighthouse && { lighthouse }),
  };
  const columns = withLighthouse ? [...LIGHTHOUSE_COLUMNS, ...VISIT_COLUMNS] : VISIT_COLUMNS;
  console.error(`  ${url}: ${describeRound(columns, round)}`);
  return round;
};
