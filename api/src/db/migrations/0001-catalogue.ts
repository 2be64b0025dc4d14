import { type Kysely, sql } from 'kysely';

/** Products with their texts, stock and facets; regions with shipping; pages. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create extension if not exists unaccent;
    create extension if not exists pg_trgm;

    -- Normalises a text for the search: no accents, no capitals. Immutable, so that indexes may use it.
    create function search_fold(value text) returns text language sql immutable parallel safe strict
      return lower(public.unaccent('public.unaccent'::regdictionary, value));

    create table brands (
      id integer generated always as identity primary key,
      slug text not null unique,
      name text not null
    );

    create table products (
      id integer generated always as identity primary key,
      type text not null check (type in ('Wine', 'Box', 'GourmetProduct', 'Alcohol')),
      slug text not null unique,
      brand_id integer not null references brands (id),
      year integer,
      -- Attributes that are the same in every language: volume_ml, abv, body, scores …
      attributes jsonb not null default '{}',
      -- Position in the sort order "relevance": lower ranks first.
      rank integer not null default 0,
      is_active boolean not null default true,
      -- Whether the card shows a label. The label's text is in product_texts.
      label boolean not null default false,
      image text not null,
      cover_image text not null,
      published_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index products_relevance on products (type, rank, id) where is_active;
    create index products_newest on products (type, published_at desc, id) where is_active;
    create index products_brand on products (brand_id);

    create table product_texts (
      product_id integer not null references products (id) on delete cascade,
      locale text not null check (locale in ('es', 'en')),
      name text not null,
      name_card text not null,
      detail text not null default '',
      description text not null default '',
      description_card text not null default '',
      label_text text,
      -- Texts of the product page: tasting_notes, pairing, vineyard …
      content jsonb not null default '{}',
      -- Brand, grapes, origin: the search finds them, the page does not show them.
      keywords text not null default '',
      search_text text not null generated always as (search_fold(name || ' ' || keywords)) stored,
      primary key (product_id, locale)
    );
    create index product_texts_search on product_texts using gin (search_text gin_trgm_ops);
    create index product_texts_name on product_texts (locale, name);

    create table skus (
      sku text primary key,
      product_id integer not null references products (id) on delete cascade,
      -- 0: the sku that the product's card sells. Others: further formats of a gourmet product.
      position integer not null default 0,
      price integer not null check (price >= 0),
      -- The old price. May be text that is not a number (docs/product/listings.md#product-card).
      reference_price text,
      reference_clp integer generated always as
        (case when reference_price ~ '^[0-9]{1,9}$' then reference_price::integer end) stored,
      -- Unused for a box: its stock follows from the stock of its contents (sku_availability).
      stock integer not null default 0 check (stock >= 0),
      -- Net weight in grams of a gourmet product's format.
      format integer,
      is_unit_sales boolean not null default true,
      -- Label of this format, {es, en}. Null: no label.
      label_text jsonb,
      unique (product_id, position)
    );
    create index skus_price on skus (price) where position = 0;

    create table box_contents (
      box_sku text not null references skus (sku) on delete cascade,
      sku text not null references skus (sku),
      qty integer not null check (qty > 0),
      position integer not null default 0,
      primary key (box_sku, sku),
      check (box_sku <> sku)
    );
    create index box_contents_sku on box_contents (sku);

    -- Units that can be sold now. For a box: as many boxes as the stock of its contents allows.
    create view sku_availability as
      select s.sku, coalesce(box.stock, s.stock) as stock
      from skus s
      left join lateral (
        select min(c.stock / b.qty) as stock from box_contents b join skus c on c.sku = b.sku
          where b.box_sku = s.sku
      ) box on true;

    -- Filter values of a product (docs/product/listings.md#filter-keys): key "tipo", value "tinto".
    create table product_facets (
      product_id integer not null references products (id) on delete cascade,
      key text not null,
      value text not null,
      -- Order of a product's values: the main grape of a blend is first.
      position integer not null default 0,
      primary key (product_id, key, value)
    );
    create index product_facets_value on product_facets (key, value, product_id);

    create table facet_labels (
      key text not null,
      value text not null,
      locale text not null,
      label text not null,
      primary key (key, value, locale)
    );

    create table regions (
      id text primary key,
      name text not null,
      short_name text not null,
      -- Order of the regions from north to south.
      position integer not null
    );
    create table communes (
      id text primary key,
      region_id text not null references regions (id),
      name text not null,
      -- False for remote communes without home delivery. Their customers can only choose pick-up.
      is_delivered boolean not null default true
    );
    create index communes_region on communes (region_id, name);

    -- Shipping price and time by region. A region without a row has no home delivery.
    create table shipping_rates (
      region_id text primary key references regions (id),
      -- CLP, VAT included.
      price integer not null check (price >= 0),
      -- Working days.
      min_days integer not null check (min_days >= 0),
      max_days integer not null check (max_days >= min_days)
    );

    create table pages (
      slug text not null,
      locale text not null,
      content jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (slug, locale)
    );

    -- Notifies every API process that its cached responses are stale (channel of catalogue-changes.ts).
    create function notify_catalogue_changed() returns trigger language plpgsql as $$
      begin
        perform pg_notify('catalogue_changed', '');
        return null;
      end $$;
    create trigger skus_changed after insert or update or delete on skus
      for each statement execute function notify_catalogue_changed();
    create trigger products_changed after insert or update or delete on products
      for each statement execute function notify_catalogue_changed();
    create trigger pages_changed after insert or update or delete on pages
      for each statement execute function notify_catalogue_changed();
  `.execute(db);
};
