import type { Db } from 'api/database';
import { seedCatalogue } from 'api/seed-catalogue';
import { type FindPicture, toNewRows } from 'api/seed-products';
import { sql } from 'kysely';
import type { Catalogue } from '../catalogue.ts';
import { buildScaled } from './build-scaled.ts';

/** Products per transaction: large enough for speed, small enough for progress messages and memory. */
const BATCH = 2_000;

/**
 * Adds generated products until the shop has `total`, for load tests. An interrupted run can be continued.
 * @returns products added
 */
export async function scaleShop(
  db: Db,
  catalogue: Catalogue,
  {
    total,
    findPicture,
    progress,
  }: { total: number; findPicture?: FindPicture; progress: (have: number) => void },
): Promise<number> {
  const before = await countProducts(db);
  let have = before;
  let next = before;
  while (have < total) {
    const numbers = Array.from({ length: Math.min(BATCH, total - have) }, (_, offset) => next + offset);
    next += numbers.length;
    const made = numbers.map((n) => buildScaled(catalogue, n));
    const products = toNewRows(made, catalogue.labels, findPicture);
    const { added } = await db.transaction().execute((tx) => seedCatalogue(tx, products, { reset: false }));
    have += added;
    progress(have);
  }
  if (have > before) await refreshFigures(db);
  return have - before;
}

/** Updates the planner's statistics. This takes longer than a request's timeout. */
const refreshFigures = (db: Db): Promise<void> =>
  db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });

const countProducts = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from products`.execute(db);
  return rows[0]?.n ?? 0;
};
