import { type Kysely, sql } from 'kysely';

/**
 * Function that writes prices and discounts of products to the rows for lists, as `index_products` (0004) does, without
 * their words for the search. A change of thousands of prices must not hold their rows for seconds, because orders wait
 * for them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create function list_prices(ids integer[]) returns void language sql as $$
      update product_listing listed set price = now.price, discount = now.discount
      from (
        select s.product_id, s.price,
          case when s.reference_clp > s.price
            then (s.reference_clp - s.price)::real / s.reference_clp end as discount
        from skus s where s.product_id = any(ids) and s.position = 0
      ) now
      where listed.product_id = now.product_id
        and (listed.price, listed.discount) is distinct from (now.price, now.discount)
    $$`.execute(db);
};
