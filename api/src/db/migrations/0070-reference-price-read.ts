import { type Kysely, sql } from 'kysely';

/**
 * Reads each reference price when it is written, by the rule of `parseReferencePrice`: the column keeps an amount as
 * digits, or text that is no amount. A trigger does it, because the release before writes the text as it came.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function reference_price_text(given text) returns text language sql immutable as $$
      select case when amount < 1000000000 then amount::text else nullif(words, '') end
      from btrim(given, E' \\t\\r\\n') words,
        lateral (select round((case
          when words ~ '^[0-9]{1,3}([.][0-9]{3}){1,6}$' then replace(words, '.', '')
          when words ~ '^[0-9]{1,20}([.][0-9]{1,20})?$' then words
        end)::numeric) as amount) as whole
    $$;
    create function read_reference_price() returns trigger language plpgsql as $$
      begin
        new.reference_price := reference_price_text(new.reference_price);
        return new;
      end $$;
    create trigger skus_reference_read before insert or update of reference_price on skus
      for each row when (new.reference_price !~ '^(0|[1-9][0-9]{0,8})$')
      execute function read_reference_price();

    do $$
      declare ids integer[];
      begin
        perform set_config('shop.index_later', 'on', true);
        perform set_config('shop.price_reason', 'Precio anterior leído como número', true);
        with changed as (
          update skus set reference_price = reference_price
          where reference_price is distinct from reference_price_text(reference_price) returning product_id
        )
        select array_agg(product_id) into ids from changed;
        perform set_config('shop.price_reason', '', true);
        perform set_config('shop.index_later', 'off', true);
        perform list_prices(ids);
      end $$;
    update price_plans set old_reference_price = reference_price_text(old_reference_price)
      where old_reference_price is distinct from reference_price_text(old_reference_price);
  `.execute(db);
};
