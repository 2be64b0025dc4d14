/** Interleaved rounds over pages of several sites. Rounds with too much stolen time are repeated. */
import { type Browser, openBrowser } from './devtools.ts';
import { measureScripts } from './evaluated-scripts.ts';
import { type PageFigures, runLighthouse } from './lighthouse.ts';
import { type Column, LIGHTHOUSE_COLUMNS, type Round, VISIT_COLUMNS } from './page-columns.ts';
import { withStolenTime } from './stolen-time.ts';
import { measureVisit } from './visit.ts';

/** A round with more stolen time says more about the machine's neighbours than about the page, percent. */
export const MOST_STOLEN = 5;
/** Attempts for each wanted round. */
const ATTEMPTS = 3;

/** The same page on each site, in the order of the sites. They are measured one directly after the other. */
type PageUrls = readonly string[];
interface RoundsOptions {
  runs: number;
  /** Only the visit. Takes a third of the time. */
  withoutLighthouse: boolean;
}
export interface Measured {
  /** Rounds of each URL of the page. */
  rounds: Round[][];
  /** Rounds dropped because of stolen time. */
  dropped: number;
}

/** Retries once, because a trace is sometimes lost on a busy machine. */
const twice = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((error: Error) => {
    console.error(`${error.message}; retrying`);
    return work();
  });

const lighthouseOf = (url: string): Promise<PageFigures & { stolenPercent: number }> =>
  withStolenTime(() => twice(() => runLighthouse(url)));

const describe = (columns: readonly Column[], round: Round): string =>
  columns.map(({ title, of, show }) => `${title} ${show(of(round))}`).join(', ');

/** One round of a page. Undefined when one of the sites had too much stolen time. */
const measureRound = async (
  browser: Browser,
  urls: PageUrls,
  scriptBytes: readonly number[],
  { withoutLighthouse }: RoundsOptions,
): Promise<Round[] | undefined> => {
  const rounds: Round[] = [];
  let stolen = 0;
  for (const [site, url] of urls.entries()) {
    const lighthouse = withoutLighthouse ? undefined : await lighthouseOf(url);
    const visit = await twice(() => measureVisit(browser, url));
    const round = { visit, scriptBytes: scriptBytes[site] ?? 0, ...(lighthouse && { lighthouse }) };
    stolen = Math.max(stolen, visit.stolenPercent, lighthouse?.stolenPercent ?? 0);
    rounds.push(round);
    console.error(
      `  ${url}: ${describe(lighthouse ? [...LIGHTHOUSE_COLUMNS, ...VISIT_COLUMNS] : VISIT_COLUMNS, round)}`,
    );
  }
  if (stolen <= MOST_STOLEN) return rounds;
  console.error(`  dropped: ${stolen.toFixed(1)} % stolen time`);
  return undefined;
};

/** Scripts that each page evaluates, bytes. The same in every round. */
const scriptBytesOf = async (browser: Browser, pages: readonly PageUrls[]): Promise<number[][]> => {
  const sizes: number[][] = [];
  for (const urls of pages) {
    const ofPage: number[] = [];
    for (const url of urls) {
      const { bytes, files } = await twice(() => measureScripts(browser, url));
      const list = files.map((file) => `  ${file.url} (${file.bytes} bytes)`).join('\n');
      console.error(`${url} evaluates\n${list || '  no scripts'}`);
      ofPage.push(bytes);
    }
    sizes.push(ofPage);
  }
  return sizes;
};

/** Measures the pages in rounds, so that other load on the machine affects all of them equally. */
export const measurePages = async (
  pages: readonly PageUrls[],
  options: RoundsOptions,
): Promise<Measured[]> => {
  const browser = await openBrowser();
  try {
    const measured = pages.map((urls) => ({ rounds: urls.map((): Round[] => []), dropped: 0 }));
    const bytes = await scriptBytesOf(browser, pages);
    const isMissing = ({ rounds, dropped }: Measured): boolean => {
      const kept = rounds[0]?.length ?? 0;
      return kept < options.runs && kept + dropped < options.runs * ATTEMPTS;
    };
    for (let round = 1; measured.some(isMissing); round++) {
      console.error(`round ${round}`);
      for (const [index, urls] of pages.entries()) {
        const page = measured[index];
        if (!page || !isMissing(page)) continue;
        const figures = await measureRound(browser, urls, bytes[index] ?? [], options);
        if (figures) for (const [site, one] of figures.entries()) page.rounds[site]?.push(one);
        else page.dropped++;
      }
    }
    return measured;
  } finally {
    await browser.close();
  }
};
