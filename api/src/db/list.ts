import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { MAX_TOTAL } from 'shared-contracts/office/common.schema';
import type { Executor } from './connect.ts';

/** Page of a list, as the query of an endpoint has it. */
export interface Page {
  page: number;
  per_page: number;
}

/** Place of a page in its list, as the lists of the shop answer it. An empty list has one page. */
export const pageOf = ({ page, per_page }: Page, total: number) => ({
  total,
  current_page: page,
  per_page,
  last_page: Math.max(1, Math.ceil(total / per_page)),
});

export const offsetOf = ({ page, per_page }: Page): number => (page - 1) * per_page;

/** Pattern for `like`: anything that contains the words, in which `%` and `_` mean themselves. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * Counts the rows of a table that fit, up to `MAX_TOTAL`, because an exact count of 100,000 rows takes longer than
 * their page.
 */
export const countUpTo = async (
  db: Executor,
  table: string | RawBuilder<unknown>,
  condition: Expression<SqlBool>,
): Promise<{ total: number; more: boolean }> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from (select 1 from ${typeof table === 'string' ? sql.table(table) : table} where ${condition} limit ${MAX_TOTAL + 1}) found`.execute(
    db,
  );
  const count = rows[0]?.count ?? 0;
  return { total: Math.min(count, MAX_TOTAL), more: count > MAX_TOTAL };
};

export interface FoundPage<Row> {
  data: Row[];
  total: number;
  /** More rows fit than `total` says. */
  more: boolean;
}

/** A list of the office that has one page. */
export const wholeList = <Row>(data: Row[]): FoundPage<Row> => ({ data, total: data.length, more: false });

/** A page with its rows as the answer has them. */
export const mapPage = <Row, Shown>(
  { data, ...count }: FoundPage<Row>,
  show: (row: Row) => Shown,
): FoundPage<Shown> => ({ data: data.map((row) => show(row)), ...count });

/** Condition of a list. Falsy: the query does not ask for it. */
export type Condition = Expression<unknown> | '' | false | undefined;

/** The conditions that the query asks for. */
export const allOf = (conditions: readonly Condition[]): RawBuilder<SqlBool> => {
  const asked = conditions.filter(Boolean);
  return asked.length > 0 ? sql<SqlBool>`${sql.join(asked, sql` and `)}` : sql<SqlBool>`true`;
};

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
    where?: readonly Condition[];
    by: (direction: RawBuilder<unknown>) => RawBuilder<unknown>;
  },
): Promise<FoundPage<Row>> => {
  const from = typeof parts.from === 'string' ? sql.table(parts.from) : parts.from;
  const where = allOf(parts.where ?? []);
  const by = parts.by(query.order === 'asc' ? sql`asc` : sql`desc`);
  const ofPage = sql`where ${where} order by ${by} limit ${query.per_page} offset ${offsetOf(query)}`;
  // PostgreSQL computes columns also for the rows that `offset` skips. So a single table is cut to the page first, in a
  // subquery with its own name. Joined tables have no one name for it.
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
