/**
 * `pnpm bench pages [--runs N] [--only /vinos] [--base URL] [--write]`: runs Lighthouse on five pages of the
 * seeded shop and compares medians with the promises. `--base` measures a running shop. `--write` updates
 * docs/performance.md. Exit code 1 when a promise is not kept.
 */
import { parseArgs } from 'node:util';
import { withBenchShop } from './bench-shop.ts';
import { type PageFigures, runLighthouse } from './lighthouse.ts';
import { writeTable } from './write-table.ts';

const RUNS = 5;
/** Required score of all categories except performance. */
const FULL = 100;

interface Column {
  title: string;
  promise: string;
  of: (figures: PageFigures) => number;
  isKept: (value: number) => boolean;
  show: (value: number) => string;
}
const ms = (value: number) => `${Math.round(value).toLocaleString('en')} ms`;
const whole = (value: number) => String(Math.round(value));
const atMost = (limit: number) => (value: number) => value <= limit;
const full = (of: Column['of'], title: string): Column => ({
  title,
  promise: '100',
  of,
  isKept: (value) => value === FULL,
  show: whole,
});

const COLUMNS: readonly Column[] = [
  {
    title: 'performance',
    promise: '≥ 99',
    of: ({ scores }) => scores.performance,
    isKept: (value) => value >= 99,
    show: whole,
  },
  full(({ scores }) => scores.accessibility, 'accessibility'),
  full(({ scores }) => scores['best-practices'], 'best practices'),
  full(({ scores }) => scores.seo, 'SEO'),
  { title: 'LCP', promise: '≤ 1,700 ms', of: ({ lcp }) => lcp, isKept: atMost(1_700), show: ms },
  { title: 'TBT', promise: '≤ 30 ms', of: ({ tbt }) => tbt, isKept: atMost(30), show: ms },
  {
    title: 'CLS',
    promise: '≤ 0.01',
    of: ({ cls }) => cls,
    isKept: atMost(0.01),
    show: (value) => value.toFixed(3),
  },
  { title: 'requests', promise: '≤ 25', of: ({ requests }) => requests, isKept: atMost(25), show: whole },
  { title: 'FCP', promise: '', of: ({ fcp }) => fcp, isKept: () => true, show: ms },
  {
    title: 'TBT by processor time',
    promise: '',
    of: ({ cpuBlocking }) => cpuBlocking,
    isKept: () => true,
    show: ms,
  },
  { title: 'machine', promise: '', of: ({ machine }) => machine, isKept: () => true, show: whole },
];

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: String(RUNS) },
    only: { type: 'string' },
    base: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** URL of the first link on a list page that matches the pattern. */
const firstLink = async (base: string, list: string, pattern: RegExp): Promise<string> => {
  const html = await (await fetch(base + list)).text();
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`${list} has no link that matches ${pattern}`);
  return found;
};

/** Measures a page and retries once, because a trace is sometimes lost on a busy machine. */
const measured = (url: string): Promise<PageFigures> =>
  runLighthouse(url).catch((error: Error) => {
    console.error(`${error.message}; retrying`);
    return runLighthouse(url);
  });

const measure = async (base: string) => {
  const paths = [
    '/',
    '/vinos',
    await firstLink(base, '/vinos', /<article[^>]*>.*?href="(\/vinos\/[^"]+)"/),
    '/carrito',
    await firstLink(base, '/blog', /href="(\/blog\/[^"?]+)"/),
  ].filter((path) => !values.only || path.startsWith(values.only));
  // Warm up: exclude the first render of a process.
  for (const path of paths) await fetch(base + path);
  const runs = new Map<string, PageFigures[]>(paths.map((path) => [path, []]));
  // Interleave the pages in rounds, so that other load on the machine affects all of them equally.
  for (let round = 1; round <= Number(values.runs); round++) {
    for (const path of paths) {
      const figures = await measured(base + path);
      runs.get(path)?.push(figures);
      console.error(
        `round ${round}, ${path}: ` +
          COLUMNS.map(({ title, of, show }) => `${title} ${show(of(figures))}`).join(', '),
      );
    }
  }
  return runs;
};

const runs = values.base ? await measure(values.base) : await withBenchShop(measure);
const rows = [...runs].map(([path, all]) => [
  `\`${path}\``,
  ...COLUMNS.map(({ of, isKept, show }) => {
    const value = median(all.map(of));
    if (!isKept(value)) process.exitCode = 1;
    return isKept(value) ? show(value) : `**${show(value)}**`;
  }),
]);
const table = [
  ['page', ...COLUMNS.map(({ title }) => title)],
  COLUMNS.reduce((line) => [...line, '---'], ['---']),
  ['promise', ...COLUMNS.map(({ promise }) => promise)],
  ...rows,
]
  .map((cells) => `| ${cells.join(' | ')} |`)
  .join('\n');
console.log(table);
for (const [path, all] of runs) {
  const findings = new Set(all.flatMap((figures) => figures.findings));
  if (findings.size > 0) console.log(`${path} does not pass: ${[...findings].join(', ')}`);
}
if (values.write) writeTable('pages', `Median of ${values.runs} runs. Bold: promise not kept.\n\n${table}`);
