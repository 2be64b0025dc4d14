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

/** What a search can expect of its stages. */
export interface Breadth {
  /** Stages that find very much, as far as can be told from their words. */
  isBroad: boolean[];
  /** The rarest words of the widest stage, when they find little enough to gather it all; else undefined. */
  rarest?: LexemeQuery;
}

/** Words that are looked up in the index; those after them are checked on what these find. */
const LOOKED_UP = 2;

/** How much each stage will find, from the counts of its lexemes. The last stage is the widest. */
export async function readBreadth(db: Executor, stages: readonly LexemeQuery[]): Promise<Breadth> {
  const lexemesOf = (isBeginning: boolean) => [
    ...new Set(
      stages.filter((stage) => stage.isBeginning === isBeginning).flatMap(({ words }) => words.flat()),
    ),
  ];
  const [ofWhole, ofStart, all] = await Promise.all([
    countDocuments(db, lexemesOf(false), false),
    countDocuments(db, lexemesOf(true), true),
    countAll(db),
  ]);
  const shareOf = (choice: readonly string[], isBeginning: boolean) =>
    Math.min(
      1,
      choice.reduce((sum, lexeme) => sum + ((isBeginning ? ofStart : ofWhole).get(lexeme) ?? 0), 0) / all,
    );
  // As if words had nothing to do with each other.
  const expected = ({ words, isBeginning }: LexemeQuery) =>
    words.reduce((product, choice) => product * shareOf(choice, isBeginning), all);

  const isBroad = stages.map((stage) => expected(stage) > BROAD);
  const widest = stages.at(-1);
  if (!widest) return { isBroad };
  const words = widest.words.toSorted(
    (a, b) => shareOf(a, widest.isBeginning) - shareOf(b, widest.isBeginning),
  );
  const rarest = { ...widest, words: words.slice(0, LOOKED_UP) };
  return expected(rarest) > BROAD ? { isBroad } : { isBroad, rarest };
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
