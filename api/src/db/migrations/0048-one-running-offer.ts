import { type Kysely, sql } from 'kysely';

/**
 * One offer of a format runs at a time. The version before started an offer before the one that touches it had ended,
 * and stored the price of that offer as the regular price.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    -- Running offers that took the price of the offer before them as the regular price.
    update price_plans later set old_price = earlier.old_price, old_reference_price = earlier.old_reference_price
      from price_plans earlier
      where later.state = 'running' and earlier.sku = later.sku and earlier.kind = 'offer'
        and earlier.id <> later.id and earlier.state in ('running', 'done')
        and earlier.ends_at = later.starts_at and later.old_price = earlier.price
        and earlier.old_price > earlier.price;
    update price_plans earlier set state = 'done'
      where earlier.state = 'running' and exists (
        select from price_plans later where later.sku = earlier.sku and later.state = 'running'
          and (later.starts_at, later.id) > (earlier.starts_at, earlier.id));
    create unique index price_plans_one_running on price_plans (sku) where state = 'running';
  `.execute(db);
};
