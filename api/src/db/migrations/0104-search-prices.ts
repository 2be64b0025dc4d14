import { type Kysely, sql } from 'kysely';

/**
 * `list_prices` (0028), which writes the new prices of many products, also writes them to the documents of the search.
 * These have a price and the fact "on offer" since 0053.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- In a large shop the last statement takes longer than a request may.
    set local statement_timeout = 0;
    -- A fact is the lexeme <locale>0<fact> (0053).
    create function list_search_prices(ids integer[]) returns void language sql as $$
      with listed as (
        select l.product_id, l.price, l.discount is not null as is_offer
        from product_listing l where l.product_id = any(ids)
      )
      update search_documents d set price = listed.price,
        lexemes = case when listed.is_offer then d.lexemes || array_to_tsvector(array[d.locale || '0offer:yes'])
          else ts_delete(d.lexemes, d.locale || '0offer:yes') end
      from listed
      where d.kind = 'product' and d.ref_id = listed.product_id
        and (d.price is distinct from listed.price
          or listed.is_offer <> (d.locale || '0offer:yes' = any(tsvector_to_array(d.lexemes))))
    $$;
    create or replace function list_prices(ids integer[]) returns void language sql as $$
      update product_listing listed set price = now.price, discount = now.discount
      from (
        select s.product_id, s.price,
          case when s.reference_clp > s.price
            then (s.reference_clp - s.price)::real / s.reference_clp end as discount
        from skus s where s.product_id = any(ids) and s.position = 0
      ) now
      where listed.product_id = now.product_id
        and (listed.price, listed.discount) is distinct from (now.price, now.discount);
      select list_search_prices(ids)
    $$;
    select list_search_prices(array(select product_id from product_listing));
  `.execute(db);
};
