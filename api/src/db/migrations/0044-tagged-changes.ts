import { type Kysely, sql } from 'kysely';

/**
 * Notifications of changes name what changed, as tags (docs/decisions/0068-invalidate-by-tag.md), so that caches drop
 * only answers and pages that show it. An empty payload means everything: the previous version of the API, which clears
 * its cache at any payload, can run beside this one.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- The payload of a notification must stay below 8,000 bytes.
    create function tell_caches(tags text[]) returns void language plpgsql as $$
      declare
        known text[] := array(select distinct tag from unnest(tags) tag order by tag);
        payload text := array_to_string(known, ' ');
      begin
        if cardinality(known) = 0 then return; end if;
        if cardinality(known) > 200 or octet_length(payload) > 7000 then payload := ''; end if;
        perform pg_notify('catalogue_changed', payload);
      end $$;

    -- Tags of products whose facts changed. Any such product may enter or leave a list.
    create function tags_of_products(ids integer[]) returns text[] language sql immutable parallel safe
      return (select array_agg('product-' || id) || array_agg('stock-' || id) || array['list']
        from (select distinct id from unnest(ids) id where id is not null) known having count(*) > 0);

    -- Slugs may have other signs than tags. The API writes tags by the same rule.
    create function tag_of(kind text, slug text) returns text language sql immutable parallel safe
      return kind || '-' || regexp_replace(slug, '[^a-z0-9]+', '-', 'g');

    -- A sale changes only the exact stock, unless it takes the last unit. A content of a box counts for the box too: as
    -- soon as it lacks the units of one box, the box is sold out.
    create function tell_of_skus() returns trigger language plpgsql as $$
      declare
        facts integer[];
        stocks integer[];
      begin
        if tg_op = 'INSERT' then
          facts := array(select product_id from new_rows);
        elsif tg_op = 'DELETE' then
          facts := array(select product_id from old_rows);
        else
          with changed as materialized (
            select o.product_id as old_product, n.product_id as new_product, o.sku,
              o.stock as before, n.stock as after,
              (to_jsonb(o) - 'stock') is distinct from (to_jsonb(n) - 'stock')
                or (o.stock > 0) is distinct from (n.stock > 0) as is_fact
            from old_rows o full join new_rows n on n.sku = o.sku
            where o is distinct from n
          ), affected as (
            select unnest(array[old_product, new_product]) as id, is_fact from changed
            union all
            select box.product_id, (c.before >= b.qty) is distinct from (c.after >= b.qty)
            from changed c
            join box_contents b on b.sku = c.sku
            join skus box on box.sku = b.box_sku
            where c.before is distinct from c.after
          )
          select array_agg(id) filter (where is_fact), array_agg(id) into facts, stocks
            from affected where id is not null;
        end if;
        perform tell_caches(tags_of_products(facts) || array(select 'stock-' || id from unnest(stocks) id));
        return null;
      end $$;
  `.execute(db);

  for (const [table, told] of Object.entries(TELLERS)) {
    await sql
      .raw(`
        create function tell_of_${table}() returns trigger language plpgsql as $$
          declare
            -- Columns that no answer shows.
            unseen text[] := '{updated_at,seeded,is_slug_fixed}';
            changed jsonb[];
          begin
            if tg_op = 'INSERT' then
              changed := array(select to_jsonb(n) from new_rows n);
            elsif tg_op = 'DELETE' then
              changed := array(select to_jsonb(o) from old_rows o);
            else
              changed := array(
                (select to_jsonb(o) - unseen from old_rows o except select to_jsonb(n) - unseen from new_rows n)
                union all
                (select to_jsonb(n) - unseen from new_rows n except select to_jsonb(o) - unseen from old_rows o));
            end if;
            if cardinality(changed) > 0 then perform tell_caches(${told}); end if;
            return null;
          end $$`)
      .execute(db);
  }
  for (const table of TABLES) {
    // Replaces the trigger for all events. Replacing one locks out writers only, dropping one also readers.
    await sql
      .raw(`
        create or replace trigger ${table}_changed after update on ${table}
          referencing old table as old_rows new table as new_rows
          for each statement execute function tell_of_${table}();
        create trigger ${table}_added after insert on ${table} referencing new table as new_rows
          for each statement execute function tell_of_${table}();
        create trigger ${table}_removed after delete on ${table} referencing old table as old_rows
          for each statement execute function tell_of_${table}()`)
      .execute(db);
  }
  await sql`drop function notify_catalogue_changed`.execute(db);
};

/** Array of a value per changed row. */
const each = (value: string): string => `array(select ${value} from unnest(changed) one)`;
const products = (value: string): string => `tags_of_products(${each(value)})`;

/** SQL expression of the tags that changed rows of a table touch. */
const TELLERS: Readonly<Record<string, string>> = {
  // A product that becomes visible also enters articles and boxes that name it.
  products: `${products("(one ->> 'id')::integer")}
    || array(select tag_of('article', a.slug) from articles a where a.product_slugs && ${each("one ->> 'slug'")})
    || tags_of_products(array(select box.product_id from skus inside
      join box_contents b on b.sku = inside.sku join skus box on box.sku = b.box_sku
      where inside.product_id = any(${each("(one ->> 'id')::integer")})))`,
  product_texts: products("(one ->> 'product_id')::integer"),
  product_facets: products("(one ->> 'product_id')::integer"),
  product_companions: products("(one ->> 'product_id')::integer"),
  box_contents: `tags_of_products(array(select product_id from skus where sku = any(${each("one ->> 'box_sku'")})))`,
  brands: `tags_of_products(array(select id from products
    where brand_id = any(${each("(one ->> 'id')::integer")})))`,
  facet_labels: `tags_of_products(array(select f.product_id from unnest(changed) one
    join product_facets f on f.key = one ->> 'key' and f.value = one ->> 'value'))`,
  // The layout is part of every page, as the settings are.
  pages: `${each("tag_of('page', one ->> 'slug')")}
    || array(select 'settings' from unnest(changed) one where one ->> 'slug' = 'layout')`,
  settings: `array['settings']`,
  articles: `array['articles'] || ${each("tag_of('article', one ->> 'slug')")}`,
  blog_topics: `array['articles']`,
  events: `array['events'] || ${each("tag_of('event', one ->> 'slug')")}`,
  regions: `array['region']`,
  communes: `array['region']`,
};
const TABLES = ['skus', ...Object.keys(TELLERS)];
