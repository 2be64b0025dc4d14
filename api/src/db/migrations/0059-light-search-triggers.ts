import { type Kysely, sql } from 'kysely';

/** Writes only the words and counts that a change of search documents changes. Most of them stay the same. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- As in migration 0004. A known word is left out before its sound is computed.
    create or replace function learn_words() returns trigger language plpgsql as $$
      begin
        insert into search_vocabulary (locale, word)
          select locale, word from (
            select distinct locale, substr(lexeme, 4) as word from changed, unnest(changed.lexemes)
            -- Neither numbers and skus nor the running text of articles: nobody means those by a wrong letter.
            where lexeme ~ case when kind = 'product'
              then '^..[1-4][a-z]{3,30}$' else '^..[1-3][a-z]{3,30}$' end
          ) words
          where not exists (select from search_vocabulary known
            where known.locale = words.locale and known.word = words.word)
          order by 1, 2
          on conflict do nothing;
        return null;
      end $$;

    -- As in migrations 0011 and 0053. An update writes only the lexemes whose number of documents changes.
    create or replace function count_lexemes() returns trigger language plpgsql as $$
      begin
        -- In one order, so that two writers wait for each other instead of blocking each other.
        if tg_op = 'INSERT' then
          insert into lexeme_counts as c (lexeme, documents)
            select lexeme, count(*) from added, unnest(added.lexemes) where is_lexeme_counted(kind, lexeme)
            group by lexeme order by lexeme collate "C"
            on conflict (lexeme) do update set documents = c.documents + excluded.documents;
        elsif tg_op = 'DELETE' then
          insert into lexeme_counts as c (lexeme, documents)
            select lexeme, -count(*) from removed, unnest(removed.lexemes) where is_lexeme_counted(kind, lexeme)
            group by lexeme order by lexeme collate "C"
            on conflict (lexeme) do update set documents = c.documents + excluded.documents;
        else
          insert into lexeme_counts as c (lexeme, documents)
            with changed as (
              select kind, a.lexemes as now, r.lexemes as before
              from added a join removed r using (kind, ref_id, locale) where a.lexemes <> r.lexemes
            )
            select lexeme, sum(documents) from (
              select kind, lexeme, 1 as documents from changed, unnest(now)
              union all select kind, lexeme, -1 from changed, unnest(before)
            ) differences where is_lexeme_counted(kind, lexeme)
            group by lexeme having sum(documents) <> 0 order by lexeme collate "C"
            on conflict (lexeme) do update set documents = c.documents + excluded.documents;
        end if;
        return null;
      end $$;
  `.execute(db);
};
