/**
 * `node report.ts [--worst] queries|held-out URL …`: prints the quality of the search of each URL. DATABASE_URL is the
 * database of the catalogue. `pnpm bench search` runs it.
 */
import { parseArgs } from 'node:util';
import { connect } from 'api/database';
import type { SearchAnswer } from 'shared-contracts/api/search.schema';
import { measureQuality, readProducts, readQueries, resultsOf } from './judge.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { worst: { type: 'boolean', default: false } },
});
const [name, ...bases] = positionals;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const db = connect(process.env.DATABASE_URL ?? '');
try {
  const products = { es: await readProducts(db, 'es'), en: await readProducts(db, 'en') };
  const queries = await readQueries(name === 'held-out' ? 'held-out' : 'queries');
  for (const base of bases) {
    const quality = await measureQuality(queries, products, async ({ query, locale }) => {
      const answer = await fetch(`${base}/api/search?per_page=12&q=${encodeURIComponent(query)}`, {
        headers: { 'accept-language': locale },
      });
      return resultsOf((await answer.json()) as SearchAnswer);
    });
    console.log(
      [
        `${base}, ${queries.length} queries`,
        `nDCG@5 ${quality.ndcg5.toFixed(3)}`,
        `success@3 ${quality.success3.toFixed(3)}`,
        `products before texts ${percent(quality.productsFirst)}`,
        `first five all products ${percent(quality.onlyProducts)}`,
        `nothing found ${percent(quality.zero)}`,
      ].join(' · '),
    );
    if (values.worst)
      for (const { query, ndcg, found } of quality.worst)
        console.log(`  ${ndcg.toFixed(2)} ${query}: ${found.join(', ')}`);
  }
} finally {
  await db.destroy();
}
