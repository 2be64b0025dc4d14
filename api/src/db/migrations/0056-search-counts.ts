import { type Kysely, sql } from 'kysely';

/**
 * Products that staff pin to a search, counts of searches by day, and a notification of changed words, so that the
 * search of every API process uses them at once.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Products that come first for a search. A product that was deleted since is skipped.
    create table search_pins (
      locale text not null check (locale in ('es', 'en')),
      -- Words of the search as search_words gives them.
      phrase text not null,
      product_ids integer[] not null check (cardinality(product_ids) between 1 and 3),
      changed_at timestamptz not null default now(),
      primary key (locale, phrase)
    );

    create function tell_of_search_words() returns trigger language plpgsql as $$
      begin
        perform tell_caches(array['search']);
        return null;
      end $$;
    create trigger search_synonyms_told after insert or update or delete on search_synonyms
      for each statement execute function tell_of_search_words();
    create trigger search_pins_told after insert or update or delete on search_pins
      for each statement execute function tell_of_search_words();

    -- Searches of a day by their words. Nothing says who searched.
    create table search_counts (
      day date not null,
      locale text not null check (locale in ('es', 'en')),
      words text not null check (length(words) <= 60),
      -- Searches that the API answered, and those without a product.
      searches integer not null default 0,
      empty integer not null default 0,
      -- Of shoppers who consented: results seen, results with a press, results with a product put into the cart.
      views integer not null default 0,
      presses integer not null default 0,
      carts integer not null default 0,
      primary key (day, locale, words)
    );
    -- The version before still writes lost_searches while it runs. A later migration drops the table.
    insert into search_counts (day, locale, words, searches, empty)
      select day, 'es', words, searches, searches from lost_searches;

    create table search_corrections (
      day date not null,
      locale text not null check (locale in ('es', 'en')),
      words text not null check (length(words) <= 60),
      corrected text not null check (length(corrected) <= 120),
      searches integer not null,
      primary key (day, locale, words, corrected)
    );
  `.execute(db);
};
