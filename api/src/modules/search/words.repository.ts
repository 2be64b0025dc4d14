import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

/** Words of a text, normalised by the same database function that builds the index. */
export async function findWords(db: Executor, text: string): Promise<string[]> {
  const { rows } = await sql<{ words: string[] }>`select search_words(${text}) as words`.execute(db);
  return rows[0]?.words ?? [];
}
