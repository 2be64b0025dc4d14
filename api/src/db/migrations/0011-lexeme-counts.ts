import { type Kysely, sql } from 'kysely';

/**
 * Stored number of documents per lexeme. By these counts the search decides whether to look up its words in
 * the index or to read documents in order of rank. PostgreSQL's own estimate for prefixes is wrong by orders
 * of magnitude (docs/performance.md).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;

    create table lexeme_counts (
      -- Sorted by bytes, so that a range scan finds all lexemes with a prefix.
      lexeme text collate "C" primary key,
      documents integer not null
    );

    -- Count only words that many documents may have: words of products, but not their skus.
    create function is_lexeme_counted(kind text, lexeme text) returns boolean
      language sql immutable parallel safe
      return kind = 'product' and substr(lexeme, 3, 1) < '5';

    create function count_lexemes() returns trigger language plpgsql as $$
      begin
        -- In one order, so that two writers wait for each other instead of blocking each other.
        if tg_op <> 'DELETE' then
          insert into lexeme_counts as c (lexeme, documents)
            select lexeme, count(*) from added, unnest(added.lexemes) where is_lexeme_counted(kind, lexeme)
            group by lexeme order by lexeme collate "C"
            on conflict (lexeme) do update set documents = c.documents + excluded.documents;
        end if;
        if tg_op <> 'INSERT' then
          insert into lexeme_counts as c (lexeme, documents)
            select lexeme, -count(*) from removed, unnest(removed.lexemes)
              where is_lexeme_counted(kind, lexeme)
            group by lexeme order by lexeme collate "C"
            on conflict (lexeme) do update set documents = c.documents + excluded.documents;
        end if;
        return null;
      end $$;
    create trigger search_documents_added_counted after insert on search_documents
      referencing new table as added for each statement execute function count_lexemes();
    create trigger search_documents_changed_counted after update on search_documents
      referencing new table as added old table as removed for each statement execute function count_lexemes();
    create trigger search_documents_removed_counted after delete on search_documents
      referencing old table as removed for each statement execute function count_lexemes();

    insert into lexeme_counts (lexeme, documents)
      select lexeme, count(*) from search_documents, unnest(lexemes)
        where is_lexeme_counted(kind, lexeme) group by lexeme;
  `.execute(db);
};
