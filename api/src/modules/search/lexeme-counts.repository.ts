import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

/** Number of documents per lexeme. For a prefix: of all lexemes with that prefix. */
export async function countDocuments(
  db: Executor,
  lexemes: readonly string[],
  isBeginning: boolean,
): Promise<Map<string, number>> {
  // '~' sorts after all letters and digits.
  const { rows } = await sql<{ asked: string; documents: number }>`
    select asked, coalesce((select sum(documents) from lexeme_counts
      where lexeme >= asked and lexeme <= asked || ${isBeginning ? '~' : ''}), 0)::int as documents
    from unnest(${lexemes}::text[]) asked`.execute(db);
  return new Map(rows.map(({ asked, documents }) => [asked, documents]));
}

/** Number of products on sale, at least 1. */
export async function countProducts(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('facet_counts')
    .select('count')
    .where('scope', '=', 'all')
    .where('facet', '=', '')
    .executeTakeFirst();
  return row?.count || 1;
}
