import { type Kysely, sql } from 'kysely';
import { TRADE_WORDS } from './0053-trade-words.ts';

/**
 * Lets the search understand words as facts of the catalogue (docs/product/search.md):
 * each document of a product also has its facts as lexemes (`es0tipo:tinto`) and its whole name (`es6…`), the rank
 * follows from sales and stock, words have a sound, and staff can edit the words of the trade. Migration
 * 0059-search-filled fills the documents that exist already.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- How a word sounds in Spanish. Words of French, German and English origin are written as they are heard, so that
    -- "nuar" and "noir" are equal. Expects a word of search_words.
    create function search_sound(word text) returns text language plpgsql immutable parallel safe strict as $$
      declare
        sound text := word;
        rule text[];
      begin
        foreach rule slice 1 in array array[
          ['(eaux|aux|eau|ault|aud|aut)$', 'o'], ['(ay|ey|ei|ai|et|er)$', 'e'], ['oi[rs]?e?', 'uar'],
          ['au', 'o'], ['ou', 'u'], ['ei|ey', 'e'], ['ie', 'i'],
          ['w', 'gu'], ['wh', 'gu'], ['guh', 'gu'], ['gu([ei])', 'g\\1'], ['qu', 'k'], ['ph', 'f'], ['gn|ni', 'n'],
          ['[cs]h', 'x'], ['h', ''], ['g([ei])', 'j\\1'], ['c([ei])', 's\\1'], ['[cq]', 'k'], ['z', 's'],
          ['ll', 'i'], ['y', 'i'], ['v', 'b'], ['m([bp])', 'n\\1'], ['(.)\\1+', '\\1'], ['[tdpksxrej]+$', '']
        ] loop
          sound := regexp_replace(sound, rule[1], rule[2], 'g');
        end loop;
        return sound;
      end $$;
    alter table search_vocabulary add column sound text generated always as (public.search_sound(word)) stored;
    create index search_vocabulary_sound on search_vocabulary (locale, sound);

    -- Words that shoppers use for facts of the catalogue. Staff edit them.
    create table search_synonyms (
      locale text not null check (locale in ('es', 'en')),
      -- One to four words as search_words gives them.
      phrase text not null,
      -- Any of these facts, e.g. variedad:syrah. Empty: the phrase tells nothing and is ignored.
      facts text[] not null,
      changed_at timestamptz not null default now(),
      primary key (locale, phrase)
    );

    -- Names of regions and valleys by their fact: place:limari is "Valle del Limarí".
    create table search_places (slug text primary key, name text not null);

    -- Units sold in the last 90 days, at least a floor for new products. A job writes it.
    create table product_popularity (
      product_id integer primary key references products (id) on delete cascade,
      units integer not null
    );

    -- Null until migration 0059-search-filled.
    alter table search_documents add column price integer;

    -- Order of equally good matches: in stock before sold out, then by units sold, then the newest.
    create function search_rank(is_in_stock boolean, units integer, published_at timestamptz) returns integer
      language sql immutable parallel safe
      return case when is_in_stock then 0 else 500000000 end
        + 400000000 - least(coalesce(units, 0), 7999) * 50000
        + 40000 - least(40000, extract(epoch from published_at)::bigint / 86400 - 10957)::integer;

    create function search_ranks(ids integer[]) returns table (product_id integer, rank integer)
      language sql stable parallel safe
      begin atomic
        select p.id, search_rank(
            exists (select from skus s join sku_availability a on a.sku = s.sku
              where s.product_id = p.id and a.stock > 0),
            (select units from product_popularity y where y.product_id = p.id), p.published_at)
          from products p where p.id = any(ids);
      end;

    create function search_place(name text) returns text language sql immutable parallel safe
      return regexp_replace(trim(both '-' from array_to_string(public.search_words(name), '-')),
        '^valle-(de-los|de-las|de-la|del|de)-', '');

    -- Facts of products by which people search (docs/product/search.md#facts).
    create function search_facts(ids integer[]) returns table (product_id integer, facts text[])
      language sql stable parallel safe
      begin atomic
        -- Joined, because with "or" PostgreSQL reads the facets of every product in the shop.
        with with_contents as materialized (
          select unnest(ids) as id union
          select c.product_id from skus b join box_contents x on x.box_sku = b.sku join skus c on c.sku = x.sku
            where b.product_id = any(ids)
        ), own as materialized (
          select p.id, 'kind:' || case p.type when 'GourmetProduct' then 'gourmet' else lower(p.type) end as fact
            from products p where p.id = any(ids)
          union all select f.product_id, f.key || ':' || f.value from with_contents w
            join product_facets f on f.product_id = w.id
          union all select p.id, 'marca:' || b.slug from products p join brands b on b.id = p.brand_id
            where p.id = any(ids)
          union all select p.id, 'year:' || p.year from products p where p.id = any(ids) and p.year is not null
          union all select p.id, 'place:' || search_place(place) from products p,
              regexp_split_to_table(concat_ws(',', p.attributes ->> 'region', p.attributes ->> 'valley'), ',') place
            where p.id = any(ids) and trim(place) <> ''
          union all select p.id, 'food:' || food from products p,
              jsonb_array_elements_text(case when jsonb_typeof(p.attributes -> 'foods') = 'array'
                then p.attributes -> 'foods' else '[]' end) food where p.id = any(ids)
          union all select p.id, 'volume:' || (p.attributes ->> 'volume_ml') from products p where p.id = any(ids)
          union all select p.id, 'sweetness:' || (p.attributes ->> 'sweetness') from products p where p.id = any(ids)
          union all select p.id, 'ageing:long' from products p
            where p.id = any(ids) and (p.attributes ->> 'guarda')::numeric >= 8
          union all select s.product_id, 'grams:' || s.format from skus s
            where s.product_id = any(ids) and s.format is not null
          union all select l.product_id, 'offer:yes' from product_listing l
            where l.product_id = any(ids) and l.discount is not null
          union all select b.product_id, 'bottles:' || sum(c.qty) from skus b join box_contents c on c.box_sku = b.sku
            where b.product_id = any(ids) and b.position = 0 group by b.product_id
        )
        select id, array_agg(distinct fact) from (
          select id, fact from own where id = any(ids)
          -- A box also has the facts of its contents: in:tipo:tinto.
          union all select b.product_id, 'in:' || o.fact from skus b
            join box_contents x on x.box_sku = b.sku join skus c on c.sku = x.sku
            join own o on o.id = c.product_id
            where b.product_id = any(ids)
        ) all_facts where fact is not null group by id;
      end;

    -- Lexemes of a product: its words by place (search_lexemes), its facts (place 0) and its whole name (place 6).
    create function search_product_lexemes(language text, words tsvector, name text, facts text[]) returns tsvector
      language sql immutable parallel safe
      return words || array_to_tsvector(
        array(select language || '0' || fact from unnest(facts) fact where fact is not null)
        || (language || '6' || array_to_string(
          array(select distinct word from unnest(public.search_words(name)) word order by word), '-')));

    -- Replaces index_listing_and_search of migration 0004: documents also get facts, price and a rank by sales and stock.
    create function index_listing_and_facts(changed integer[]) returns void language plpgsql as $$
      declare
        ids integer[] := array(
          select unnest(changed) union
          select box.product_id from skus s join box_contents c on c.sku = s.sku join skus box on box.sku = c.box_sku
            where s.product_id = any(changed));
      begin
        insert into product_listing as listed
          select p.id, p.type, p.rank, p.published_at, s.price,
            case when s.reference_clp > s.price then (s.reference_clp - s.price)::real / s.reference_clp end,
            es.name, en.name,
            coalesce((select array_agg(f.key || ':' || f.value) from product_facets f
              where f.product_id = p.id), '{}')
          from products p
          join skus s on s.product_id = p.id and s.position = 0
          join product_texts es on es.product_id = p.id and es.locale = 'es'
          join product_texts en on en.product_id = p.id and en.locale = 'en'
          where p.id = any(ids) and p.is_active
          on conflict (product_id) do update set
            type = excluded.type, rank = excluded.rank, published_at = excluded.published_at,
            price = excluded.price, discount = excluded.discount, name_es = excluded.name_es,
            name_en = excluded.name_en, facets = excluded.facets
          where (listed.type, listed.rank, listed.published_at, listed.price, listed.discount, listed.name_es,
              listed.name_en, listed.facets)
              is distinct from (excluded.type, excluded.rank, excluded.published_at,
              excluded.price, excluded.discount, excluded.name_es, excluded.name_en, excluded.facets);

        insert into search_places (slug, name)
          select distinct on (search_place(place)) search_place(place), trim(place)
          from products p,
            regexp_split_to_table(concat_ws(',', p.attributes ->> 'region', p.attributes ->> 'valley'), ',') place
          where p.id = any(ids) and trim(place) <> '' order by search_place(place), trim(place)
          on conflict do nothing;

        insert into search_documents as known (kind, ref_id, locale, product_type, rank, price, lexemes)
          select 'product', p.id, t.locale, p.type, r.rank, l.price, search_product_lexemes(t.locale,
            search_lexemes(t.locale, t.name, b.name,
              (select string_agg(label.label, ' ') from product_facets f
                join facet_labels label on label.key = f.key and label.value = f.value and label.locale = t.locale
                where f.product_id = p.id and f.key in ('variedad', 'tipo', 'tipo_gourmet', 'tipo_queso')),
              concat_ws(' ', t.keywords, t.detail, p.year, p.attributes ->> 'region', p.attributes ->> 'valley',
                (select string_agg(label.label, ' ') from product_facets f
                  join facet_labels label on label.key = f.key and label.value = f.value and label.locale = t.locale
                  where f.product_id = p.id and f.key in ('pais', 'region_francia'))),
              (select string_agg(s.sku, ' ') from skus s where s.product_id = p.id)),
            t.name, f.facts)
          from products p
          join product_listing l on l.product_id = p.id
          join product_texts t on t.product_id = p.id
          join brands b on b.id = p.brand_id
          join search_ranks(ids) r on r.product_id = p.id
          join search_facts(ids) f on f.product_id = p.id
          where p.id = any(ids)
          on conflict (kind, ref_id, locale) do update set product_type = excluded.product_type,
            rank = excluded.rank, price = excluded.price, lexemes = excluded.lexemes
          where (known.product_type, known.rank, known.price, known.lexemes)
            is distinct from (excluded.product_type, excluded.rank, excluded.price, excluded.lexemes);

        -- No longer on sale, or gone.
        delete from product_listing l where l.product_id = any(ids) and not exists (
          select from products p join skus s on s.product_id = p.id and s.position = 0
          where p.id = l.product_id and p.is_active);
        delete from search_documents d where d.kind = 'product' and d.ref_id = any(ids)
          and not exists (select from product_listing l where l.product_id = d.ref_id);
      end $$;

    -- As in migration 0011. A change of ranks alone counts nothing, so that sales do not wait for each other's words.
    create or replace function count_lexemes() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if not exists (select from added a join removed r using (kind, ref_id, locale)
            where a.lexemes <> r.lexemes) then return null; end if;
        end if;
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

    -- A sale moves a product only when it takes the last unit, or the last for a box. A row that another sale holds is
    -- left to the daily job, so that two sales never wait for each other here.
    create function keep_search_rank() returns trigger language plpgsql as $$
      begin
        update search_documents d set rank = r.rank
          from search_ranks(array(
            select new.product_id union
            select box.product_id from box_contents c join skus box on box.sku = c.box_sku
              where c.sku = new.sku and (old.stock >= c.qty) <> (new.stock >= c.qty))) r
          where d.kind = 'product' and d.ref_id = r.product_id and d.rank <> r.rank
            and d.ctid = any(array(select ctid from search_documents held
              where held.kind = 'product' and held.ref_id = d.ref_id for no key update skip locked));
        return null;
      end $$;
    create trigger skus_stock_rank after update of stock on skus
      for each row when (old.stock <> new.stock and least(old.stock, new.stock) < 60)
      execute function keep_search_rank();

    create or replace function index_products(ids integer[]) returns void language plpgsql as $$
      begin
        if current_setting('shop.index_later', true) = 'on' then return; end if;
        perform index_listing_and_facts(ids);
        perform keep_cellar(ids);
      end $$;

    -- Contents of a box are facts of it.
    create function index_changed_boxes() returns trigger language plpgsql as $$
      begin
        perform index_products(array(select distinct s.product_id from changed join skus s on s.sku = changed.box_sku));
        return null;
      end $$;
    create trigger box_contents_added_indexed after insert on box_contents
      referencing new table as changed for each statement execute function index_changed_boxes();
    create trigger box_contents_removed_indexed after delete on box_contents
      referencing old table as changed for each statement execute function index_changed_boxes();
  `.execute(db);
  await sql`
    insert into search_synonyms (locale, phrase, facts)
    select locale, phrase, facts from jsonb_to_recordset(${JSON.stringify(TRADE_WORDS)}::jsonb)
      as words (locale text, phrase text, facts text[])`.execute(db);
};
