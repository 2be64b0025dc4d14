import { type Kysely, sql } from 'kysely';

/**
 * Stored number of products per filter value without other filters: the most frequent request, and the
 * slowest to count in a large catalogue. Triggers keep the counts correct.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop this takes longer than a request may.
    set local statement_timeout = 0;

    create table facet_counts (
      -- List: Wine, Box, GourmetProduct, Alcohol, all or offers.
      scope text not null,
      -- Filter value, e.g. tipo:tinto. Empty: the number of all products of the scope.
      facet text not null,
      count integer not null,
      primary key (scope, facet)
    );

    -- Scopes that contain a row of product_listing.
    create function listing_scopes(type text, discount real) returns text[]
      language sql immutable parallel safe
      return case when discount is null then array[type, 'all'] else array[type, 'all', 'offers'] end;

    create function count_facets() returns trigger language plpgsql as $$
      begin
        -- In one order, so that two writers wait for each other instead of blocking each other.
        if tg_op <> 'DELETE' then
          insert into facet_counts as c (scope, facet, count)
            select scope, facet, count(*)
            from added, unnest(listing_scopes(type, discount)) scope, unnest(facets || ''::text) facet
            group by scope, facet order by scope, facet
            on conflict (scope, facet) do update set count = c.count + excluded.count;
        end if;
        if tg_op <> 'INSERT' then
          insert into facet_counts as c (scope, facet, count)
            select scope, facet, -count(*)
            from removed, unnest(listing_scopes(type, discount)) scope, unnest(facets || ''::text) facet
            group by scope, facet order by scope, facet
            on conflict (scope, facet) do update set count = c.count + excluded.count;
        end if;
        return null;
      end $$;
    create trigger product_listing_added after insert on product_listing
      referencing new table as added for each statement execute function count_facets();
    create trigger product_listing_changed after update on product_listing
      referencing new table as added old table as removed for each statement execute function count_facets();
    create trigger product_listing_removed after delete on product_listing
      referencing old table as removed for each statement execute function count_facets();

    insert into facet_counts (scope, facet, count)
      select scope, facet, count(*)
      from product_listing, unnest(listing_scopes(type, discount)) scope, unnest(facets || ''::text) facet
      group by scope, facet;
  `.execute(db);
};
