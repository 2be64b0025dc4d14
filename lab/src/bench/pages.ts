/**
 * `pnpm bench pages`: five pages of the seeded shop through Lighthouse and through a traced visit at full
 * speed, in rounds. Compares medians with the promises. Exit code 1 when a promise is not kept.
 *
 * `--runs N` rounds, `--only /vinos` one page, `--quick` without Lighthouse, `--base URL` a running shop,
 * `--beside URL` any other page beside it (repeatable; a round is then dropped for all pages together), `--write` updates docs/reports/performance.md.
 */
import { parseArgs } from 'node:util';
import { type Browser, openBrowser } from 'tools/browser/devtools';
import { withBenchShop } from './bench-shop.ts';
import { measureScripts } from './evaluated-scripts.ts';
import { examplePaths } from './example-paths.ts';
import { runLighthouse } from './lighthouse.ts';
import { LIGHTHOUSE_COLUMNS, type Round, VISIT_COLUMNS, WALL_RATIO } from './page-columns.ts';
import { broken, describeRound, medianOf, pageTable } from './page-table.ts';
import { inRounds, rowOf, withOneRetry } from './rounds.ts';
import { withStolenTime } from './stolen-time.ts';
import { measureVisit } from './visit.ts';
import { writeTable } from './write-table.ts';

interface PageSubject {
  url: string;
  /** Scripts that the page evaluates before any input, bytes with brotli. The same in every round. */
  scriptBytes: number;
}

/** Finds out which scripts the page evaluates. Prints them. */
const pageSubject = async (browser: Browser, url: string): Promise<PageSubject> => {
  // Exclude the first render of the shop's process from the rounds.
  await fetch(url);
  const { bytes, files } = await withOneRetry(() => measureScripts(browser, url));
  const list = files.map((file) => `  ${file.url} (${file.bytes} bytes)`).join('\n');
  console.error(`${url} evaluates\n${list || '  no scripts'}`);
  return { url, scriptBytes: bytes };
};

/** One round of a page: Lighthouse, then a traced visit. */
const measurePage = async (
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

const RUNS = 5;
/** On a machine with other work, tasks take up to 2.5 times their processor time. */
const BUSY_RATIO = 4;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: String(RUNS) },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    base: { type: 'string' },
    beside: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
  },
});

const pathsOf = async (base: string): Promise<string[]> => {
  const { product, article } = await examplePaths(base);
  const paths = ['/', '/vinos', product, '/carrito', article];
  return paths.includes(values.only ?? '')
    ? paths.filter((path) => path === values.only)
    : paths.filter((path) => path.startsWith(values.only ?? '/'));
};

const measure = async (browser: Browser, base: string) => {
  const paths = await pathsOf(base);
  const titles = [...paths.map((path) => `\`${path}\``), ...values.beside];
  const subjects: PageSubject[] = [];
  for (const url of [...paths.map((path) => base + path), ...values.beside])
    subjects.push(await pageSubject(browser, url));
  const groups = values.beside.length > 0 ? [subjects] : subjects.map((subject) => [subject]);
  const measured = await inRounds(groups, Number(values.runs), (subject) =>
    measurePage(browser, subject, !values.quick),
  );
  return measured.map((one, index) => rowOf(titles[index] ?? '', one, index < paths.length));
};

const browser = await openBrowser();
const rows = await withBenchShop(values.base, (base) => measure(browser, base)).finally(() =>
  browser.close(),
);
const groups = values.quick ? [VISIT_COLUMNS] : [LIGHTHOUSE_COLUMNS, VISIT_COLUMNS];
const tables = groups.map((columns) => pageTable(columns, rows)).join('\n\n');
console.log(tables);
for (const { title, rounds } of rows) {
  const findings = new Set(rounds.flatMap(({ lighthouse }) => lighthouse?.findings ?? []));
  if (findings.size > 0) console.log(`${title} does not pass: ${[...findings].join(', ')}`);
}
for (const { title, rounds } of rows) {
  const ratio = medianOf(WALL_RATIO, rounds);
  if (ratio > BUSY_RATIO)
    console.log(
      `${title}: the machine was too busy (wall / processor ${ratio.toFixed(1)}). Part of the page's work came ` +
        'after the end of the measurement. Measure again on an idle machine.',
    );
}
if (rows.some((row) => groups.some((columns) => broken(columns, row).length > 0))) process.exitCode = 1;
if (values.write) writeTable('pages', `Median of ${values.runs} runs. Bold: promise not kept.\n\n${tables}`);
