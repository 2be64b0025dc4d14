/**
 * `pnpm bench use`: the time from a press on a page's main control to its painted response and result, on a phone at 4×
 * slowdown with all files fetched. Compares medians with the promises. Exit code 1 when a promise is not kept.
 *
 * `--runs N` rounds, `--only cart` some uses, `--base URL` a running shop, `--beside URL` another running shop in the
 * same rounds, `--write` updates docs/reports/performance.md.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from 'tools/browser/devtools';
import { withBenchShop } from './bench-shop.ts';
import { examplePaths } from './example-paths.ts';
import { broken, pageTable } from './page-table.ts';
import { inRounds, rowOf } from './rounds.ts';
import { measureUse, USE_COLUMNS } from './use-rounds.ts';
import { usesOf } from './uses.ts';
import { writeTable } from './write-table.ts';

const RUNS = 5;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: String(RUNS) },
    only: { type: 'string', default: '' },
    base: { type: 'string' },
    beside: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const browser = await openBrowser();
const measure = async (base: string) => {
  const uses = usesOf(await examplePaths(base)).filter(({ title }) => title.startsWith(values.only));
  const bases = [base, ...(values.beside ? [values.beside] : [])];
  const groups = uses.map((use) => bases.map((shop) => ({ base: shop, use })));
  const measured = await inRounds(groups, Number(values.runs), (subject) =>
    measureUse(browser, subject.base, subject.use),
  );
  return groups.flat().map((subject, index) => {
    const isOwn = subject.base === base;
    const title = isOwn ? subject.use.title : `${subject.use.title} at ${subject.base}`;
    return rowOf(title, measured[index] ?? { rounds: [], dropped: 0 }, isOwn);
  });
};
const rows = await withBenchShop(values.base, measure).finally(() => browser.close());
const table = pageTable(USE_COLUMNS, rows);
console.log(table);
if (rows.some((row) => broken(USE_COLUMNS, row).length > 0)) process.exitCode = 1;
if (values.write) writeTable('use', `Median of ${values.runs} runs. Bold: promise not kept.\n\n${table}`);
