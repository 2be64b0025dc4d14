import { type Kysely, sql } from 'kysely';

/**
 * An ordinary sale keeps the place of its product in the search without a query: only the last unit, or the last one for
 * a box, changes it. The version before works with both functions.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create or replace function keep_search_rank() returns trigger language plpgsql as $$
      declare
        moved integer[] := array(
          select new.product_id where (old.stock > 0) <> (new.stock > 0) union
          select box.product_id from box_contents c join skus box on box.sku = c.box_sku
            where c.sku = new.sku and (old.stock >= c.qty) <> (new.stock >= c.qty));
      begin
        if cardinality(moved) = 0 then return null; end if;
        update search_documents d set rank = r.rank
          from search_ranks(moved) r
          where d.kind = 'product' and d.ref_id = r.product_id and d.rank <> r.rank
            and d.ctid = any(array(select ctid from search_documents held
              where held.kind = 'product' and held.ref_id = d.ref_id for no key update skip locked));
        return null;
      end $$`.execute(db);
};
