import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import type { LexemeQuery } from './words-query.ts';

/**
 * Found documents from which on it is shorter to go through all of them in the order of rank until a page is full,
 * than to gather what is found and sort it. Measured: docs/performance.md.
 */
const BROAD = 5_000;

/** How many documents have each of these lexemes; of beginnings, of all lexemes that begin so. */
export async function countDocuments(
  db: Executor,
  lexemes: readonly string[],
  isBeginning: boolean,
): Promise<Map<string, number>> {
  // '~' stands after all letters and digits.
  const { rows } = await sql<{ asked: string; documents: number }>`
    select asked, coalesce((select sum(documents) from lexeme_counts
      where lexeme >= asked and lexeme <= asked || ${isBeginning ? '~' : ''}), 0)::int as documents
    from unnest(${lexemes}::text[]) asked`.execute(db);
  return new Map(rows.map(({ asked, documents }) => [asked, documents]));
}

/** Which of these queries find very much, as far as can be told from their words. */
export async function areBroad(db: Executor, queries: readonly LexemeQuery[]): Promise<boolean[]> {
  const wholes = queries.filter(({ isBeginning }) => !isBeginning).flatMap(({ words }) => words.flat());
  const starts = queries.filter(({ isBeginning }) => isBeginning).flatMap(({ words }) => words.flat());
  const [ofWhole, ofStart, all] = await Promise.all([
    countDocuments(db, [...new Set(wholes)], false),
    countDocuments(db, [...new Set(starts)], true),
    countAll(db),
  ]);
  return queries.map(({ isBeginning, words }) => {
    const counts = isBeginning ? ofStart : ofWhole;
    // As if words had nothing to do with each other.
    const shares = words.map(
      (choice) => choice.reduce((sum, lexeme) => sum + (counts.get(lexeme) ?? 0), 0) / all,
    );
    return all * shares.reduce((product, share) => product * Math.min(1, share), 1) > BROAD;
  });
}

/** Products on sale. */
async function countAll(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('facet_counts')
    .select('count')
    .where('scope', '=', 'all')
    .where('facet', '=', '')
    .executeTakeFirst();
  return row?.count || 1;
}
