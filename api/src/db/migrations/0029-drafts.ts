import { type Kysely, sql } from 'kysely';

/** Drafts of pages, articles and products, and what was published before. Articles can be taken out of the shop. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table drafts (
      kind text not null,
      -- Slug or id within the kind.
      entity_id text not null,
      data jsonb not null,
      -- Changes with every write.
      revision uuid not null default gen_random_uuid(),
      -- Hash of the published state when the draft was written.
      base text not null,
      publish_at timestamptz,
      failure text check (failure in ('invalid', 'changed', 'refused')),
      -- Last writer.
      staff_id uuid references staff,
      updated_at timestamptz not null default now(),
      primary key (kind, entity_id)
    );
    create index drafts_due on drafts (publish_at) where publish_at is not null;
    create table revisions (
      id bigint generated always as identity primary key,
      kind text not null,
      entity_id text not null,
      data jsonb not null,
      -- Null for a state that no staff member published.
      staff_id uuid references staff,
      published_at timestamptz not null default now()
    );
    create index revisions_of on revisions (kind, entity_id, id desc);
    alter table articles add column is_active boolean not null default true;
    create or replace function index_articles(ids integer[]) returns void language plpgsql as $$
      begin
        insert into search_documents as known (kind, ref_id, locale, product_type, rank, lexemes)
          select 'article', a.id, l.locale, 'Blog',
            2000000000 - (a.published_on - date '2000-01-01'),
            search_lexemes(l.locale, words ->> 'title', '',
              (select string_agg(coalesce(t.label ->> l.locale, t.label ->> 'es'), ' ') from blog_topics t
                where t.slug = any(a.topics)),
              concat_ws(' ', words ->> 'lead', block_words(words -> 'blocks')), '')
          from articles a, unnest(array['es', 'en']) l (locale),
            coalesce(a.content -> l.locale, a.content -> 'es') words
          where a.id = any(ids) and a.is_active
          on conflict (kind, ref_id, locale) do update set rank = excluded.rank, lexemes = excluded.lexemes;
        delete from search_documents d where d.kind = 'article' and d.ref_id = any(ids)
          and not exists (select from articles a where a.id = d.ref_id and a.is_active);
      end $$;
  `.execute(db);
};
