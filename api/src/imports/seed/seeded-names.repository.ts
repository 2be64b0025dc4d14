/**
 * Names of the rows that a seed has inserted. The merchant removed such a row if it is missing, so a later
 * seed must not insert it again.
 */
import { sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import { execute, queryRows, queryValue } from '../../db/query.ts';

/** Tables whose rows the merchant may delete, with their key column. */
const NAME_COLUMNS = {
  products: 'slug',
  skus: 'sku',
  articles: 'slug',
  blog_topics: 'slug',
  events: 'slug',
  shipping_rates: 'region_id',
} as const;
type SeededTable = keyof typeof NAME_COLUMNS;
type SeededNames = Readonly<Record<SeededTable, readonly string[]>>;

const SEEDED_TABLES = Object.keys(NAME_COLUMNS) as SeededTable[];

/**
 * Rows, by `rowKey`, that the seed must not write: an earlier seed wrote them, and they no longer exist.
 * @param names rows of this seed
 */
export async function findTakenAway(tx: Tx, names: SeededNames): Promise<ReadonlySet<string>> {
  const taken = new Set<string>();
  for (const table of SEEDED_TABLES) {
    const rows = await queryRows(tx)<{ name: string }>`
      select name from seeded_names n
      where n.of_table = ${table} and n.name = any(${names[table]})
        and not exists (select from ${sql.table(table)} t where t.${sql.ref(NAME_COLUMNS[table])} = n.name)
    `;
    for (const { name } of rows) taken.add(rowKey(table, name));
  }
  return taken;
}

export const rowKey = (table: SeededTable, name: string): string => `${table} ${name}`;

export async function rememberNames(tx: Tx, names: SeededNames): Promise<void> {
  for (const table of SEEDED_TABLES)
    await execute(tx)`
      insert into seeded_names (of_table, name) select ${table}, unnest(${names[table]}::text[])
      on conflict do nothing
    `;
}

/** Whether the shop was seeded before names were stored. Then all missing rows count as deleted. */
export const isSeededWithoutNames = async (tx: Tx): Promise<boolean> =>
  (await queryValue(tx)<boolean>`
    select exists (select from regions) and not exists (select from seeded_names) as is_older
  `) ?? false;
