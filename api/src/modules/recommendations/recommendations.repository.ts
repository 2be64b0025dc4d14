import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { queryValues } from '../../db/query.ts';
import { mayUse } from '../../personal-data/data-limits.repository.ts';
import { isInStock } from '../products/product.repository.ts';

/** Products of these skus, in their order, without duplicates. */
export async function findProductsOfSkus(db: Executor, skus: readonly string[]): Promise<number[]> {
  if (skus.length === 0) return [];
  const rows = await db
    .selectFrom('skus')
    .select(['sku', 'product_id'])
    .where(sql<boolean>`sku = any(${skus})`)
    .execute();
  const productOf = new Map(rows.map((row) => [row.sku, row.product_id]));
  return [...new Set(skus.flatMap((sku) => productOf.get(sku) ?? []))];
}

/** Most orders that are read, in no order, so that a product of many orders stays fast. */
const ORDERS_LOOKED_AT = 1_000;
/** Minimum number of orders for a combination, for privacy and relevance. */
const LEAST_ORDERS = 2;

/** Products in stock that paid orders contain together with one of these, most frequent first. */
export function findBoughtTogether(
  db: Executor,
  productIds: readonly number[],
  limit: number,
): Promise<number[]> {
  return queryValues(db)<number>`${prepared('find_bought_together')}
    with bought as (
      select distinct l.order_id
      from skus s
      join order_lines l on l.sku = s.sku
      join orders o on o.id = l.order_id and o.payment_status = 'success' and o.status <> 'cancelled'
        and ${mayUse(sql`o.email`, 'recommendations')}
      where s.product_id = any(${productIds})
      limit ${ORDERS_LOOKED_AT}
    )
    select s.product_id as id
    from bought
    join order_lines l using (order_id)
    join skus s on s.sku = l.sku
    join products p on p.id = s.product_id and p.is_active
    where s.product_id <> all(${productIds})
      and ${isInStock(sql`s.product_id`)}
    group by s.product_id
    having count(distinct l.order_id) >= ${LEAST_ORDERS}
    order by count(distinct l.order_id) desc, s.product_id
    limit ${limit}`;
}

/** Products in stock that staff chose to show beside one of these, in their order. */
export function findChosen(db: Executor, productIds: readonly number[], limit: number): Promise<number[]> {
  return queryValues(db)<number>`${prepared('find_chosen')}
    select c.companion_id as id
    from product_companions c
    join products p on p.id = c.companion_id and p.is_active
    where c.product_id = any(${productIds}) and c.companion_id <> all(${productIds})
      and ${isInStock(sql`c.companion_id`)}
    group by c.companion_id
    order by min(c.position), c.companion_id
    limit ${limit}`;
}
