import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Executor } from './connect.ts';
import { countUpTo } from './count-up-to.ts';
import { offsetOf, type Page } from './list.ts';

export interface FoundPage<Row> {
  data: Row[];
  total: number;
  /** More rows fit than `total` says. */
  more: boolean;
}

export const allOf = (conditions: readonly Expression<unknown>[]): RawBuilder<SqlBool> =>
  conditions.length > 0 ? sql<SqlBool>`${sql.join(conditions, sql` and `)}` : sql<SqlBool>`true`;

/**
 * Reads the rows of a page of a list of the office, and counts all that fit.
 * @param parts.by order of the rows, with the direction that the query asks for
 */
export const findPage = async <Row>(
  db: Executor,
  query: Page & { order: 'asc' | 'desc' },
  parts: {
    select: RawBuilder<unknown>;
    from: string | RawBuilder<unknown>;
    where?: readonly Expression<unknown>[];
    by: (direction: RawBuilder<unknown>) => RawBuilder<unknown>;
  },
): Promise<FoundPage<Row>> => {
  const from = typeof parts.from === 'string' ? sql.table(parts.from) : parts.from;
  const where = allOf(parts.where ?? []);
  const by = parts.by(query.order === 'asc' ? sql`asc` : sql`desc`);
  const ofPage = sql`where ${where} order by ${by} limit ${query.per_page} offset ${offsetOf(query)}`;
  // Columns are computed for the rows of the page, and not for those of all pages before it.
  const page =
    typeof parts.from === 'string'
      ? sql`(select * from ${from} ${ofPage}) ${from} order by ${by}`
      : sql`${from} ${ofPage}`;
  const [{ rows }, count] = await Promise.all([
    sql<Row>`select ${parts.select} from ${page}`.execute(db),
    countUpTo(db, from, where),
  ]);
  return { data: rows, ...count };
};
