import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import type { SearchTables } from '../../db/schema/search.ts';

type Document = SearchTables['search_documents'];
export type Hit = Pick<Document, 'kind' | 'ref_id'>;

/** Texts of tsqueries from the nearest to the widest, each holding those before it; the last is all that is found. */
export interface Wanted {
  locale: Locale;
  stages: readonly string[];
  /** Only these kinds; undefined: all. */
  types?: readonly Document['product_type'][];
}

/**
 * One page of what is found: by stage, then by rank. A stage is looked at only while those before it do not fill the
 * page, and each is read in the order of rank or through its words, whichever the database expects to be shorter.
 */
export async function findHits(
  db: Executor,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<Hit[]> {
  const enough = limit + offset;
  const names = wanted.stages.map((_, stage) => sql.ref(`stage_${stage}`));
  const queries = wanted.stages.map((query, stage) => {
    const before =
      stage === 0
        ? sql``
        : sql`and not lexemes @@ ${wanted.stages[stage - 1]}::tsquery
      and (${sql.join(
        names.slice(0, stage).map((name) => sql`(select count(*) from ${name})`),
        sql` + `,
      )}) < ${enough}`;
    return sql`${names[stage]} as materialized (
      select kind, ref_id, rank, ${stage}::int as stage from search_documents
      where ${matches(wanted, query)} ${before} order by rank, kind, ref_id limit ${enough})`;
  });
  const all = sql.join(
    names.map((name) => sql`select * from ${name}`),
    sql` union all `,
  );
  const { rows } = await sql<Hit>`with ${sql.join(queries)}
    select kind, ref_id from (${all}) found order by stage, rank, kind, ref_id limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

/** How many things are found, counted up to `most`. */
export async function countHits(db: Executor, wanted: Wanted, most: number): Promise<number> {
  const widest = wanted.stages.at(-1) ?? '';
  // In the order of rank, so that of very many the first thousand are enough to look at.
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from (
    select from search_documents where ${matches(wanted, widest)} order by rank, kind, ref_id limit ${most}) found`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

const matches = ({ locale, types }: Wanted, query: string): RawBuilder<boolean> =>
  sql`locale = ${locale} and lexemes @@ ${query}::tsquery ${types ? sql`and product_type = any(${types})` : sql``}`;

/** Whether anything has a word that begins so. */
export async function isKnown(db: Executor, locale: Locale, start: string): Promise<boolean> {
  const { rows } = await sql`select from search_documents
    where lexemes @@ ${[1, 2, 3, 4, 5].map((place) => `${locale}${place}${start}:*`).join('|')}::tsquery limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Words of the shop that share most letters with `word`, the likest first. */
export async function findLikeWords(
  db: Executor,
  locale: Locale,
  word: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from search_vocabulary
    where locale = ${locale} order by word <-> ${word} limit ${limit}`.execute(db);
  return rows.map((row) => row.word);
}
