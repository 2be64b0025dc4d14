import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import type { SearchTables } from '../../db/schema/search.ts';
import { countDocuments } from './lexeme-counts.repository.ts';
import { type LexemeQuery, toQuery } from './words-query.ts';

type Document = SearchTables['search_documents'];
export type Hit = Pick<Document, 'kind' | 'ref_id'>;

/**
 * Search query in stages from exact to broad.
 * Each stage includes the previous ones; the last contains all results.
 */
export interface Wanted {
  locale: Locale;
  stages: readonly Stage[];
  /** Restricts the types. Undefined: all. */
  types?: readonly Document['product_type'][];
}
interface Stage {
  /** Text of a tsquery. */
  query: string;
  /** Whether it has so many matches that reading in order of rank is faster. */
  isBroad: boolean;
}

/** One page and the total up to `most`. Collects all documents with the rare words, then sorts them. */
export async function gatherHits(
  db: Executor,
  { stages, types, rarest }: Wanted & { rarest: string },
  { limit, offset, most }: { limit: number; offset: number; most: number },
): Promise<{ hits: Hit[]; total: number }> {
  const nearness = sql.join(
    stages.map(({ query }, index) => sql`when lexemes @@ ${query}::tsquery then ${index}::int`),
    sql` `,
  );
  // Check the broadest stage in a "case". As a condition, PostgreSQL would look up all
  // its words in the index.
  const { rows } = await sql<Partial<Hit> & { total: number }>`
    with gathered as materialized (
      select kind, ref_id, rank, case ${nearness} end as stage from search_documents
      where lexemes @@ ${rarest}::tsquery ${types ? sql`and product_type = any(${types})` : sql``}),
    found as materialized (select * from gathered where stage is not null),
    page as (select * from found order by stage, rank, kind, ref_id limit ${limit} offset ${offset})
    select page.kind, page.ref_id, counted.total
    from (select least(count(*), ${most}::int)::int as total from found) counted left join page on true
    order by page.stage, page.rank, page.kind, page.ref_id`.execute(db);
  const hits = rows.flatMap(({ kind, ref_id }) => (kind && ref_id ? [{ kind, ref_id }] : []));
  return { hits, total: rows[0]?.total ?? 0 };
}

/**
 * One page of results by stage, then by rank. Reads a stage only when the previous ones do not fill the page.
 */
export async function findHits(
  db: Executor,
  wanted: Wanted,
  { limit, offset }: { limit: number; offset: number },
): Promise<Hit[]> {
  const enough = limit + offset;
  const names = wanted.stages.map((_, stage) => sql.ref(`stage_${stage}`));
  const queries = wanted.stages.map((stage, index) => {
    const before = wanted.stages[index - 1];
    const missing = names.slice(0, index).map((name) => sql`(select count(*) from ${name})`);
    const condition = before
      ? sql`and not lexemes @@ ${before.query}::tsquery and (${sql.join(missing, sql` + `)}) < ${enough}`
      : sql``;
    return sql`${names[index]} as materialized (
      select kind, ref_id, rank, ${index}::int as stage from search_documents
      where ${matches(wanted, stage)} ${condition} order by ${inOrder(stage)} limit ${enough})`;
  });
  const all = sql.join(
    names.map((name) => sql`select * from ${name}`),
    sql` union all `,
  );
  const { rows } = await sql<Hit>`with ${sql.join(queries)}
    select kind, ref_id from (${all}) found
    order by stage, rank, kind, ref_id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Number of results, counted up to `most`. */
export async function countHits(db: Executor, wanted: Wanted, most: number): Promise<number> {
  const widest = wanted.stages.at(-1);
  if (!widest) return 0;
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select from search_documents where ${matches(wanted, widest)}
      order by ${inOrder(widest)} limit ${most}
    ) found`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Condition of a stage. The lexeme contains the language; the separate column serves the index by rank. */
const matches = ({ locale, types }: Wanted, { query, isBroad }: Stage): RawBuilder<boolean> =>
  sql`${isBroad ? sql`locale = ${locale} and` : sql``} lexemes @@ ${query}::tsquery
    ${types ? sql`and product_type = any(${types})` : sql``}`;

/** Order by rank. "+ 0" prevents a scan of the rank index when there are few matches. */
const inOrder = ({ isBroad }: Stage): RawBuilder<unknown> =>
  isBroad ? sql`rank, kind, ref_id` : sql`rank + 0, kind, ref_id`;

/** Whether any document has one of the words. */
export async function isKnown(db: Executor, query: LexemeQuery): Promise<boolean> {
  const counts = await countDocuments(db, query.words.flat(), query.isBeginning);
  if ([...counts.values()].some((documents) => documents > 0)) return true;
  // Skus and article texts have no stored counts, because few documents have them.
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from search_documents
    where lexemes @@ ${toQuery(query)}::tsquery`.execute(db);
  return (rows[0]?.n ?? 0) > 0;
}

/** Words of the index most similar to `word`, by shared trigrams. */
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
