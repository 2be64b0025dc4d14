import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';

/** Words of products that are similar to a word in sound or spelling, with the number of products that have them. */
export interface SimilarWord {
  typed: string;
  word: string;
  /** 0: only articles or events have it. */
  products: number;
  /** The words sound alike. False: they are only spelled alike. */
  is_heard: boolean;
}

/** Words that sound or are written like the typed ones. */
export async function findSimilarWords(
  db: Executor,
  { locale, typed, most }: { locale: string; typed: readonly string[]; most: number },
): Promise<SimilarWord[]> {
  const rows = await queryRows(db)<{ typed: string; words: Omit<SimilarWord, 'typed'>[] | null }>`
    select typed, (
      select json_agg(json_build_object('word', word, 'products', products, 'is_heard', is_heard))
      from (
        select near.word, coalesce(sum(c.documents), 0)::int as products,
          bool_or(near.is_heard) as is_heard
        from (
          (select word, true as is_heard from search_vocabulary
            where locale = ${locale} and sound = search_sound(typed) limit ${most})
          union all
          (select word, false from search_vocabulary where locale = ${locale} order by word <-> typed limit ${most})
        ) near
        -- Places 1 to 3: name, brand, grape or type (conditions.ts).
        left join lexeme_counts c on c.documents > 0
          and c.lexeme = any(array[${locale} || '1' || near.word, ${locale} || '2' || near.word, ${locale} || '3' || near.word])
        group by near.word
      ) counted) as words
    from unnest(${typed}::text[]) typed`;
  return rows.flatMap((row) => (row.words ?? []).map((word) => ({ ...word, typed: row.typed })));
}

/** Typed words that no product has, or no article and event, by their queries. */
export async function findUnknownWords(
  db: Executor,
  typed: readonly { word: string; query: string }[],
  { locale, among }: { locale: string; among: 'products' | 'content' },
): Promise<Set<string>> {
  const isAmong =
    among === 'products' ? sql`locale = ${locale} and kind = 'product'` : sql`kind <> 'product'`;
  const rows = await queryRows(db)<{ word: string }>`
    select word from unnest(${typed.map(({ word }) => word)}::text[], ${typed.map(({ query }) => query)}::text[])
      as asked (word, query)
    where not exists (select from search_documents where ${isAmong} and lexemes @@ query::tsquery)`;
  return new Set(rows.map(({ word }) => word));
}
