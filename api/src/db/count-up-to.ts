import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { MAX_TOTAL } from 'shared-contracts/office/common.schema';
import type { Executor } from './connect.ts';

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
