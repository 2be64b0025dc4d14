import { type Kysely, sql } from 'kysely';

/**
 * Tables that lists and the search read: one narrow row per product on sale, and one document per item and
 * language. Triggers maintain both (reasons: docs/performance.md). Also the history of prices.
 * Long file, because an applied migration cannot be split.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;

    -- Words of a text as they are searched: no accents, no capitals, no signs.
    create function search_words(value text) returns text[] language sql immutable parallel safe strict
      return array_remove(regexp_split_to_array(public.search_fold(value), '[^a-z0-9]+'), '');

    -- Words of up to five texts as lexemes of one language: es1cabernet is a word of the name,
    -- 2 of the brand,
    -- 3 of grape or type, 4 of the rest, 5 of the skus. A word stands in its best place only.
    create function search_lexemes(language text, name text, brand text, grape text, rest text, skus text)
      returns tsvector language sql immutable parallel safe
      begin atomic
        select array_to_tsvector(coalesce(array_agg(language || place || word), '{}')) from (
          select word, min(place) as place from (
            select unnest(public.search_words(name)) as word, 1 as place
            union all select unnest(public.search_words(brand)), 2
            union all select unnest(public.search_words(grape)), 3
            union all select unnest(public.search_words(rest)), 4
            union all select unnest(public.search_words(skus)), 5
          ) placed group by word
        ) best;
      end;

    create table product_listing (
      product_id integer primary key references products (id) on delete cascade,
      type text not null,
      rank integer not null,
      published_at timestamptz not null,
      -- Price in CLP of the sku that the card sells.
      price integer not null,
      -- Discount as a share of the old price, above 0. Null: no offer.
      discount real,
      name_es text collate "und-x-icu" not null,
      name_en text collate "und-x-icu" not null,
      -- Filter values as key:value, e.g. tipo:tinto (docs/product/listings.md#filter-keys).
      facets text[] not null
    );
    create index product_listing_relevance on product_listing (type, rank, product_id);
    create index product_listing_price on product_listing (type, price, product_id);
    create index product_listing_newest on product_listing (type, published_at desc, product_id);
    create index product_listing_discount on product_listing
      (type, discount desc nulls last, rank, product_id);
    create index product_listing_name_es on product_listing (type, name_es, product_id);
    create index product_listing_name_en on product_listing (type, name_en, product_id);
    -- For lists of several product types.
    create index product_listing_all on product_listing (rank, product_id);
    create index product_listing_offers on product_listing (rank, product_id) where discount is not null;
    create index product_listing_facets on product_listing using gin (facets) with (fastupdate = off);

    create table search_documents (
      kind text not null check (kind in ('product', 'article', 'event')),
      ref_id integer not null,
      locale text not null check (locale in ('es', 'en')),
      -- Model name (docs/product/listings.md#product-types): Wine, Box, GourmetProduct, Alcohol, Blog, Event.
      product_type text not null,
      -- Tie-breaker between equal matches: lower ranks first.
      rank integer not null,
      lexemes tsvector not null,
      primary key (kind, ref_id, locale)
    );
    create index search_documents_lexemes on search_documents using gin (lexemes) with (fastupdate = off);
    create index search_documents_rank on search_documents (locale, rank, kind, ref_id);
    alter table search_documents alter column lexemes set statistics 1000;

    -- Words of all documents, to correct misspelt searches. Words that no document has any more are harmless.
    create table search_vocabulary (
      locale text not null,
      word text not null,
      primary key (locale, word)
    );
    create index search_vocabulary_similar on search_vocabulary using gist (word gist_trgm_ops(siglen = 64));

    create function learn_words() returns trigger language plpgsql as $$
      begin
        insert into search_vocabulary (locale, word)
          select distinct locale, substr(lexeme, 4) from changed, unnest(changed.lexemes)
          -- Neither numbers and skus nor the running text of articles: nobody means those by a wrong letter.
          where lexeme ~ case when kind = 'product'
            then '^..[1-4][a-z]{3,30}$' else '^..[1-3][a-z]{3,30}$' end
          order by 1, 2
          on conflict do nothing;
        return null;
      end $$;
    create trigger search_documents_added after insert on search_documents
      referencing new table as changed for each statement execute function learn_words();
    create trigger search_documents_changed after update on search_documents
      referencing new table as changed for each statement execute function learn_words();

    -- Rewrites list rows and documents of these products. A program that writes many products disables the
    -- triggers' calls with set_config('shop.index_later', 'on', true) and calls the function once at the end.
    create function index_products(ids integer[]) returns void language plpgsql as $$
      begin
        if current_setting('shop.index_later', true) = 'on' then return; end if;

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

        insert into search_documents as known (kind, ref_id, locale, product_type, rank, lexemes)
          select 'product', p.id, t.locale, p.type, p.rank, search_lexemes(t.locale, t.name, b.name,
            (select string_agg(l.label, ' ') from product_facets f
              join facet_labels l on l.key = f.key and l.value = f.value and l.locale = t.locale
              where f.product_id = p.id and f.key in ('variedad', 'tipo', 'tipo_gourmet', 'tipo_queso')),
            concat_ws(' ', t.keywords, t.detail, p.year, p.attributes ->> 'region', p.attributes ->> 'valley',
              (select string_agg(l.label, ' ') from product_facets f
                join facet_labels l on l.key = f.key and l.value = f.value and l.locale = t.locale
                where f.product_id = p.id and f.key in ('pais', 'region_francia'))),
            (select string_agg(s.sku, ' ') from skus s where s.product_id = p.id))
          from products p
          join product_texts t on t.product_id = p.id
          join brands b on b.id = p.brand_id
          where p.id = any(ids) and exists (select from product_listing l where l.product_id = p.id)
          on conflict (kind, ref_id, locale) do update set
            product_type = excluded.product_type, rank = excluded.rank, lexemes = excluded.lexemes
          where (known.product_type, known.rank, known.lexemes)
            is distinct from (excluded.product_type, excluded.rank, excluded.lexemes);

        -- No longer on sale, or gone.
        delete from product_listing l where l.product_id = any(ids) and not exists (
          select from products p join skus s on s.product_id = p.id and s.position = 0
          where p.id = l.product_id and p.is_active);
        delete from search_documents d where d.kind = 'product' and d.ref_id = any(ids)
          and not exists (select from product_listing l where l.product_id = d.ref_id);
      end $$;

    create function index_changed_products() returns trigger language plpgsql as $$
      begin
        perform index_products(array(select distinct id from changed));
        return null;
      end $$;
    create trigger products_added_indexed after insert on products
      referencing new table as changed for each statement execute function index_changed_products();
    create trigger products_changed_indexed after update on products
      referencing new table as changed for each statement execute function index_changed_products();
    create trigger products_removed_indexed after delete on products
      referencing old table as changed for each statement execute function index_changed_products();

    create function index_products_of_part() returns trigger language plpgsql as $$
      begin
        perform index_products(array(select distinct product_id from changed));
        return null;
      end $$;
    create trigger product_texts_added_indexed after insert on product_texts
      referencing new table as changed for each statement execute function index_products_of_part();
    create trigger product_texts_changed_indexed after update on product_texts
      referencing new table as changed for each statement execute function index_products_of_part();
    create trigger product_facets_added_indexed after insert on product_facets
      referencing new table as changed for each statement execute function index_products_of_part();
    create trigger product_facets_removed_indexed after delete on product_facets
      referencing old table as changed for each statement execute function index_products_of_part();
    create trigger skus_added_indexed after insert on skus
      referencing new table as changed for each statement execute function index_products_of_part();
    create trigger skus_removed_indexed after delete on skus
      referencing old table as changed for each statement execute function index_products_of_part();

    -- For each row: a sale writes only the stock, and does not run this trigger.
    create function index_product_of_sku() returns trigger language plpgsql as $$
      begin
        perform index_products(array[old.product_id, new.product_id]);
        return null;
      end $$;
    create trigger skus_changed_indexed after update of price, reference_price, position, product_id, sku
      on skus
      for each row when ((old.price, old.reference_price, old.position, old.product_id, old.sku)
        is distinct from (new.price, new.reference_price, new.position, new.product_id, new.sku))
      execute function index_product_of_sku();

    create function index_products_of_brand() returns trigger language plpgsql as $$
      begin
        perform index_products(array(select id from products where brand_id = new.id));
        return null;
      end $$;
    create trigger brands_renamed_indexed after update on brands
      for each row when (old.name is distinct from new.name) execute function index_products_of_brand();

    create function index_products_of_label() returns trigger language plpgsql as $$
      begin
        perform index_products(array(select product_id from product_facets f
          where f.key = new.key and f.value = new.value));
        return null;
      end $$;
    create trigger facet_labels_added_indexed after insert on facet_labels
      for each row execute function index_products_of_label();
    create trigger facet_labels_changed_indexed after update on facet_labels
      for each row when (old.label is distinct from new.label) execute function index_products_of_label();

    -- Product texts and labels are part of cached responses too.
    create trigger product_texts_changed after insert or update or delete on product_texts
      for each statement execute function notify_catalogue_changed();

    create table price_changes (
      id integer generated always as identity primary key,
      sku text not null,
      old_price integer not null,
      new_price integer not null,
      old_reference_price text,
      new_reference_price text,
      -- Reason given by the operator. Null without a reason.
      reason text,
      changed_at timestamptz not null default now()
    );
    create index price_changes_sku on price_changes (sku, id desc);

    -- Records every change of a price, by any program.
    -- The program passes the reason by set_config('shop.price_reason', …, true).
    create function keep_price_change() returns trigger language plpgsql as $$
      begin
        insert into price_changes
          (sku, old_price, new_price, old_reference_price, new_reference_price, reason)
          values (new.sku, old.price, new.price, old.reference_price, new.reference_price,
            nullif(current_setting('shop.price_reason', true), ''));
        return null;
      end $$;
    create trigger skus_price_kept after update of price, reference_price on skus
      for each row when ((old.price, old.reference_price) is distinct from (new.price, new.reference_price))
      execute function keep_price_change();

    select index_products(array(select id from products));
    analyze product_listing, search_documents, search_vocabulary;
  `.execute(db);
};
