/**
 * `pnpm bench use`: the time from a press on a page's main control to its painted response and result, on a phone at
 * 4× slowdown with all files fetched. Compares medians with the promises. Exit code 1 when a promise is not
 * kept.
 *
 * `--runs N` rounds, `--only cart` some uses, `--base URL` a running shop, `--against REF` the shop of
 * another commit beside it, `--write` updates docs/reports/performance.md.
 */
import { parseArgs } from 'node:util';
import { openBrowser } from 'tools/browser/devtools';
import { broken, pageTable } from './page-table.ts';
import { inRounds } from './rounds.ts';
import { examplePaths, rowsOf, type Sites, withSites } from './sites.ts';
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
    against: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const browser = await openBrowser();
const measure = async (sites: Sites) => {
  const uses = usesOf(await examplePaths(sites.base)).filter(({ title }) => title.startsWith(values.only));
  const bases = [sites.base, ...(sites.other ? [sites.other.base] : [])];
  const measured = await inRounds(
    uses.map((use) => bases.map((base) => ({ base, use }))),
    Number(values.runs),
    ({ base, use }) => measureUse(browser, base, use),
  );
  return measured.flatMap((one, index) => rowsOf(uses[index]?.title ?? '', one, sites));
};
const rows = await withSites(values, measure).finally(() => browser.close());
const table = pageTable(USE_COLUMNS, rows);
console.log(table);
if (rows.some((row) => broken(USE_COLUMNS, row).length > 0)) process.exitCode = 1;
if (values.write) writeTable('use', `Median of ${values.runs} runs. Bold: promise not kept.\n\n${table}`);
