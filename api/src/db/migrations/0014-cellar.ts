import { type Kysely, sql } from 'kysely';

/**
 * Tables of the sommelier: one narrow row per wine on sale, and each distinct combination of the facts that
 * its rules use. There are far fewer combinations than wines, so rules are evaluated on those
 * (docs/performance.md). Maintained by triggers.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;

    create table wine_profiles (
      -- Derived from the facts, so that equal facts have the same id in every database.
      id uuid primary key,
      -- type, grape, country, body, acidity, sweetness, freshness. Omits unknown values.
      facts jsonb not null
    );
    create table cellar (
      product_id integer primary key references products (id) on delete cascade,
      profile uuid not null references wine_profiles (id),
      rank integer not null,
      -- Ids of foods that the wine's own page names.
      foods text[] not null,
      in_stock boolean not null
    );
    create index cellar_rank on cellar (rank, product_id) where in_stock;
    -- Counting scans the whole index, which is small because it has few different keys.
    create index cellar_profile on cellar (profile) where in_stock;

    -- Rewrites the cellar's rows of these products.
    create function keep_cellar(ids integer[]) returns void language plpgsql as $$
      begin
        with wines as materialized (
          select p.id, p.rank, s.stock > 0 as in_stock,
            array(select food #>> '{}' from jsonb_path_query(p.attributes, 'lax $.foods[*]') food) as foods,
            jsonb_strip_nulls(jsonb_build_object('type', f.type, 'grape', f.grape, 'country', f.country,
              'body', p.attributes -> 'body', 'acidity', p.attributes -> 'acidity',
              'sweetness', p.attributes -> 'sweetness', 'freshness', p.attributes -> 'freshness')) as facts
          from products p
          join skus s on s.product_id = p.id and s.position = 0
          join lateral (
            select (array_agg(value order by position) filter (where key = 'tipo'))[1] as type,
              (array_agg(value order by position) filter (where key = 'variedad'))[1] as grape,
              (array_agg(value order by position) filter (where key = 'pais'))[1] as country
            from product_facets where product_id = p.id
          ) f on true
          where p.id = any(ids) and p.type = 'Wine' and p.is_active
        ), profiles as (
          -- In one order, so that two writers wait for each other instead of blocking each other.
          insert into wine_profiles (id, facts)
            select distinct md5(facts::text)::uuid as id, facts from wines order by id
            on conflict do nothing
        )
        insert into cellar as kept (product_id, profile, rank, foods, in_stock)
          select id, md5(facts::text)::uuid, rank, foods, in_stock from wines
          on conflict (product_id) do update set
            profile = excluded.profile, rank = excluded.rank, foods = excluded.foods,
              in_stock = excluded.in_stock
          where (kept.profile, kept.rank, kept.foods, kept.in_stock)
            is distinct from (excluded.profile, excluded.rank, excluded.foods, excluded.in_stock);

        -- No longer on sale, or no wine any more.
        delete from cellar c where c.product_id = any(ids) and not exists (
          select from products p join skus s on s.product_id = p.id and s.position = 0
          where p.id = c.product_id and p.type = 'Wine' and p.is_active);
      end $$;

    -- Extend index_products, so that every program and trigger that calls it updates the cellar too.
    alter function index_products(integer[]) rename to index_listing_and_search;
    create function index_products(ids integer[]) returns void language plpgsql as $$
      begin
        if current_setting('shop.index_later', true) = 'on' then return; end if;
        perform index_listing_and_search(ids);
        perform keep_cellar(ids);
      end $$;

    -- Runs for changes of the stock. A sale changes the cellar only when it takes the last bottle.
    create function keep_cellar_stock() returns trigger language plpgsql as $$
      begin
        update cellar set in_stock = new.stock > 0 where product_id = new.product_id;
        return null;
      end $$;
    create trigger skus_stock_cellar after update of stock on skus
      for each row when (new.position = 0 and (old.stock > 0) <> (new.stock > 0))
      execute function keep_cellar_stock();

    select keep_cellar(array(select id from products where type = 'Wine'));
    analyze cellar, wine_profiles;
  `.execute(db);
};
