import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type { listSearchWords, readSearchWord } from 'shared-contracts/office/search-words.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { containing, type FoundPage, findPage } from '../../db/list.ts';
import { execute, queryRow, queryRows } from '../../db/query.ts';
import type { Timed } from '../../lib/iso-times.ts';
import { fold } from '../../modules/search/fold.ts';

type SearchWord = EndpointOutput<typeof readSearchWord>;
/** Entry by its kind, language and phrase. */
export type Key = Pick<SearchWord, 'kind' | 'locale' | 'phrase'>;
export type SearchWordRow = Timed<Omit<SearchWord, 'labels'>, 'changed_at'>;

const ROWS = sql`(
  select 'meaning:' || locale || ':' || phrase as id, 'meaning' as kind, locale, phrase, facts,
    '{}'::int[] as product_ids, changed_at, md5(facts::text) as version from search_synonyms
  union all
  select 'pins:' || locale || ':' || phrase, 'pins', locale, phrase, '{}', product_ids, changed_at,
    md5(product_ids::text) from search_pins) entries`;

export const findSearchWordsPage = (
  db: Executor,
  query: z.output<typeof listSearchWords.query>,
): Promise<FoundPage<SearchWordRow>> => {
  const { kind, locale } = query;
  const words = query.q && containing(fold(query.q));
  return findPage(db, query, {
    select: sql`*`,
    from: ROWS,
    where: [
      kind && sql`kind = ${kind}`,
      locale && sql`locale = ${locale}`,
      words &&
        sql`(phrase like ${words} or exists (select from unnest(facts) fact where fact like ${words}))`,
    ],
    by: (direction) => sql`${sql.ref(query.sort)} ${direction}, phrase, locale, kind`,
  });
};

export const findSearchWord = (db: Executor, { kind, locale, phrase }: Key) =>
  queryRow(db)<SearchWordRow>`select * from ${ROWS}
      where kind = ${kind} and locale = ${locale} and phrase = ${phrase}`;

/** Facts, or ids of products as texts. Null: no entry. */
export type Values = readonly string[] | null;

/** Locks changes of all search words. @returns the entry, if it exists */
export const lockSearchWord = async (trx: Tx, key: Key): Promise<SearchWordRow | undefined> => {
  await execute(trx)`select pg_advisory_xact_lock(hashtext('search-words'))`;
  return findSearchWord(trx, key);
};

/** Writes the values of an entry. Null removes it. */
export const writeSearchWord = async (
  trx: Tx,
  { kind, locale, phrase }: Key,
  values: Values,
): Promise<void> => {
  const table = sql.table(kind === 'meaning' ? 'search_synonyms' : 'search_pins');
  const column = sql.ref(kind === 'meaning' ? 'facts' : 'product_ids');
  const type = kind === 'meaning' ? sql`text[]` : sql`int[]`;
  if (values === null)
    await execute(trx)`delete from ${table} where locale = ${locale} and phrase = ${phrase}`;
  else
    await execute(trx)`
      insert into ${table} (locale, phrase, ${column}) values (${locale}, ${phrase}, ${values}::${type})
      on conflict (locale, phrase) do update set ${column} = excluded.${column}, changed_at = now()`;
};

/** Products by id, in the order of `ids`. Skips deleted ones. */
export const findProductsById = (db: Executor, ids: readonly number[], locale: Locale) =>
  queryRows(db)<{ id: number; name: string; is_active: boolean; price: number; stock: number }>`
      select p.id, t.name, p.is_active, s.price, a.stock
      from unnest(${ids}::int[]) with ordinality wanted (id, place)
      join products p on p.id = wanted.id
      join product_texts t on t.product_id = p.id and t.locale = ${locale}
      join skus s on s.product_id = p.id and s.position = 0
      join sku_availability a on a.sku = s.sku
      order by place`;

/** Facts that search words stand for, also those of which the shop sells nothing now. */
export const findSynonymFacts = async (db: Executor): Promise<string[]> =>
  (await queryRows(db)<{ fact: string }>`select distinct unnest(facts) as fact from search_synonyms`).map(
    ({ fact }) => fact,
  );

export interface WordChange {
  id: string;
  at: Date;
  entity_id: string;
  before: { values?: string[] } | null;
  after: { values?: string[] } | null;
  is_last: boolean;
}

const CHANGES = sql`(
  select id::text, at, entity_id, before, after,
    row_number() over (partition by entity_id order by id desc) = 1 as is_last
  from audit_entries where entity = 'search-word') changes`;

export const findWordChanges = (db: Executor, limit: number) =>
  queryRows(db)<WordChange>`select * from ${CHANGES} order by id::bigint desc limit ${limit}`;

export const findWordChange = (db: Executor, id: string) =>
  queryRow(db)<WordChange>`select * from ${CHANGES} where id = ${id}`;
