/**
 * `pnpm bench pages`: five pages of the seeded shop through Lighthouse and through a traced visit at full
 * speed, in rounds. Compares medians with the promises. Exit code 1 when a promise is not kept.
 *
 * `--runs N` rounds, `--only /vinos` one page, `--quick` without Lighthouse, `--base URL` a running shop,
 * `--against REF` the shop of another commit beside it, `--beside URL` any other page beside it (repeatable),
 * `--write` updates docs/performance.md.
 */
import { parseArgs } from 'node:util';
import { withBenchShop } from './bench-shop.ts';
import { withCommit } from './other-commit.ts';
import { LIGHTHOUSE_COLUMNS, VISIT_COLUMNS } from './page-columns.ts';
import { type Measured, MOST_STOLEN, measurePages } from './page-rounds.ts';
import { broken, pageTable, type Row } from './page-table.ts';
import { writeTable } from './write-table.ts';

const RUNS = 5;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: String(RUNS) },
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    base: { type: 'string' },
    against: { type: 'string' },
    beside: { type: 'string', multiple: true, default: [] },
    write: { type: 'boolean', default: false },
  },
});

/** URL of the first link on a list page that matches the pattern. */
const firstLink = async (base: string, list: string, pattern: RegExp): Promise<string> => {
  const html = await (await fetch(base + list)).text();
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`${list} has no link that matches ${pattern}`);
  return found;
};

const pathsOf = async (base: string): Promise<string[]> =>
  [
    '/',
    '/vinos',
    await firstLink(base, '/vinos', /<article[^>]*>.*?href="(\/vinos\/[^"]+)"/),
    '/carrito',
    await firstLink(base, '/blog', /href="(\/blog\/[^"?]+)"/),
  ].filter(
    (path) => !values.only || path === values.only || (path.startsWith(values.only) && values.only !== '/'),
  );

const rowsOf = (title: string, { rounds: [own = [], before] }: Measured, commit: string): Row[] => {
  const row = { title, rounds: own, isPromised: true, ...(before && { before }) };
  return before ? [{ title: `${title} at ${commit}`, rounds: before, isPromised: false }, row] : [row];
};

const measure = async (base: string, other?: { base: string; commit: string }) => {
  const paths = await pathsOf(base);
  const pages = paths.map((path) => [base, ...(other ? [other.base] : [])].map((site) => site + path));
  // Warm up: exclude the first render of a process.
  for (const url of pages.flat()) await fetch(url);
  const measured = await measurePages([...pages, ...values.beside.map((url) => [url])], {
    runs: Number(values.runs),
    withoutLighthouse: values.quick,
  });
  return measured.flatMap((one, index) => {
    const path = paths[index];
    const rows = path
      ? rowsOf(`\`${path}\``, one, other?.commit ?? '')
      : [
          {
            title: values.beside[index - paths.length] ?? '',
            rounds: one.rounds[0] ?? [],
            isPromised: false,
          },
        ];
    const kept = one.rounds[0]?.length ?? 0;
    if (one.dropped > 0)
      console.log(
        `${rows[0]?.title}: ${kept} rounds, ${one.dropped} dropped (stolen time over ${MOST_STOLEN} %)`,
      );
    return rows;
  });
};

const beside = (base: string) => {
  const { against } = values;
  if (!against) return measure(base);
  return withCommit(against, (shop, commit) =>
    withBenchShop((otherBase) => measure(base, { base: otherBase, commit }), shop),
  );
};

const rows = values.base ? await beside(values.base) : await withBenchShop(beside);
const groups = values.quick ? [VISIT_COLUMNS] : [LIGHTHOUSE_COLUMNS, VISIT_COLUMNS];
const tables = groups.map((columns) => pageTable(columns, rows)).join('\n\n');
console.log(tables);
for (const { title, rounds } of rows) {
  const findings = new Set(rounds.flatMap(({ lighthouse }) => lighthouse?.findings ?? []));
  if (findings.size > 0) console.log(`${title} does not pass: ${[...findings].join(', ')}`);
}
if (rows.some((row) => groups.some((columns) => broken(columns, row).length > 0))) process.exitCode = 1;
if (values.write) writeTable('pages', `Median of ${values.runs} runs. Bold: promise not kept.\n\n${tables}`);
