import { type Kysely, sql } from 'kysely';

/** Adds articles and events to the search index. Must run after 0003 and 0005, which create their tables. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;

    -- All words of a block tree.
    create function block_words(blocks jsonb) returns text language sql immutable parallel safe
      return (select string_agg(value #>> '{}', ' ') from jsonb_path_query(blocks, 'strict $.**.text') value
        where jsonb_typeof(value) = 'string');

    create function index_articles(ids integer[]) returns void language plpgsql as $$
      begin
        insert into search_documents as known (kind, ref_id, locale, product_type, rank, lexemes)
          select 'article', a.id, l.locale, 'Blog',
            -- Rank of articles: after equally good matches of products and events, newest first.
            2000000000 - (a.published_on - date '2000-01-01'),
            search_lexemes(l.locale, words ->> 'title', '',
              (select string_agg(coalesce(t.label ->> l.locale, t.label ->> 'es'), ' ') from blog_topics t
                where t.slug = any(a.topics)),
              concat_ws(' ', words ->> 'lead', block_words(words -> 'blocks')), '')
          from articles a, unnest(array['es', 'en']) l (locale),
            coalesce(a.content -> l.locale, a.content -> 'es') words
          where a.id = any(ids)
          on conflict (kind, ref_id, locale) do update set rank = excluded.rank, lexemes = excluded.lexemes;
        delete from search_documents d where d.kind = 'article' and d.ref_id = any(ids)
          and not exists (select from articles a where a.id = d.ref_id);
      end $$;

    create function index_events(ids integer[]) returns void language plpgsql as $$
      begin
        insert into search_documents as known (kind, ref_id, locale, product_type, rank, lexemes)
          select 'event', e.id, l.locale, 'Event',
            -- Rank of events: after products and before articles, latest first.
            1000000000 - (e.starts_at::date - date '2000-01-01'),
            search_lexemes(l.locale, words ->> 'title', '', words ->> 'place',
              concat_ws(' ', words ->> 'lead', block_words(words -> 'blocks')), '')
          from events e, unnest(array['es', 'en']) l (locale),
            coalesce(e.content -> l.locale, e.content -> 'es') words
          where e.id = any(ids) and e.is_active
          on conflict (kind, ref_id, locale) do update set rank = excluded.rank, lexemes = excluded.lexemes;
        delete from search_documents d where d.kind = 'event' and d.ref_id = any(ids)
          and not exists (select from events e where e.id = d.ref_id and e.is_active);
      end $$;

    create function index_changed_articles() returns trigger language plpgsql as $$
      begin
        perform index_articles(array(select distinct id from changed));
        return null;
      end $$;
    create trigger articles_added_indexed after insert on articles
      referencing new table as changed for each statement execute function index_changed_articles();
    create trigger articles_changed_indexed after update on articles
      referencing new table as changed for each statement execute function index_changed_articles();
    create trigger articles_removed_indexed after delete on articles
      referencing old table as changed for each statement execute function index_changed_articles();

    -- For each row: a reservation writes only the taken seats, and does not run this trigger.
    create function index_changed_event() returns trigger language plpgsql as $$
      begin
        perform index_events(array[coalesce(new.id, old.id)]);
        return null;
      end $$;
    create trigger events_added_indexed after insert or delete on events
      for each row execute function index_changed_event();
    create trigger events_changed_indexed after update of starts_at, is_active, content on events
      for each row execute function index_changed_event();

    -- A change of a topic reindexes all articles, because topics rarely change.
    create function index_all_articles() returns trigger language plpgsql as $$
      begin
        perform index_articles(array(select id from articles));
        return null;
      end $$;
    create trigger blog_topics_indexed after insert or update or delete on blog_topics
      for each statement execute function index_all_articles();

    select index_articles(array(select id from articles)), index_events(array(select id from events));
  `.execute(db);
};
