import { type RawBuilder, sql } from 'kysely';
import type { format } from 'shared-contracts/office/products.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';

export type Format = z.output<typeof format>;
export type FormatRow = Format & { product_id: number };

/** Units in the cellar that are not for sale: those of orders that are not sent, and those held for people who waited. */
export const HELD_UNITS = sql`(
  select stock.sku, stock.qty, o.payment_status = 'success' as is_paid
  from orders o join order_stock stock on stock.order_id = o.id
  where o.status in ('in_validation', 'confirmed')
  union all select sku, qty, false from stock_wait_units) held`;

/**
 * Formats with prices, units and versions. The version of a price is its last change. The version of a stock has the
 * units in the cellar, which no order changes before it is sent, and the last correction, so that a repeated
 * correction is noticed when the units are equal by chance. A box has no units of its own: its contents limit its sale.
 */
const selectFormats = (condition: RawBuilder<boolean>) => sql<FormatRow>`
  with wanted as materialized (select skus.* from skus where ${condition}),
  reserved as (
    select sku, coalesce(sum(qty) filter (where is_paid), 0)::int as paid,
      coalesce(sum(qty) filter (where not is_paid), 0)::int as unpaid
    from ${HELD_UNITS} where sku in (select sku from wanted) group by sku
  ),
  units as (
    select w.sku, w.stock as for_sale, coalesce(r.paid, 0) as paid, coalesce(r.unpaid, 0) as unpaid,
      w.stock + coalesce(r.paid, 0) + coalesce(r.unpaid, 0) as on_hand
    from wanted w left join reserved r on r.sku = w.sku
  )
  select w.sku, w.product_id, w.format as grams, w.price, w.reference_price,
    coalesce(box.units, u.for_sale) as for_sale, u.paid as reserved_paid, u.unpaid as reserved_unpaid,
    case when box.units is null then u.on_hand end as on_hand,
    (select count(*)::int from stock_waits waits where waits.sku = w.sku and waits.status = 'waiting') as waiting,
    coalesce(changed.id, 0)::text as price_version,
    concat(u.on_hand, '.', coalesce(corrected.id, 0)) as stock_version
  from wanted w
  join units u on u.sku = w.sku
  left join lateral (
    select min(inside.stock / b.qty) as units
    from box_contents b join skus inside on inside.sku = b.sku where b.box_sku = w.sku
  ) box on true
  left join lateral (select max(c.id) as id from price_changes c where c.sku = w.sku) changed on true
  left join lateral (
    select max(a.id) as id from audit_entries a
    where a.entity = 'product' and a.entity_id = w.sku and a.action = 'catalogue.change-stock'
  ) corrected on true`;

/** Formats of products, the one that the card sells first. */
export const findFormatsOf = async (db: Executor, productIds: readonly number[]): Promise<FormatRow[]> => {
  const condition = sql<boolean>`skus.product_id = any(${productIds}::int[])`;
  return queryRows(db)<FormatRow>`${selectFormats(condition)} order by w.product_id, w.position`;
};

/** Formats by sku. Unknown skus are missing. */
export const findFormats = async (db: Executor, skus: readonly string[]): Promise<Map<string, FormatRow>> => {
  const { rows } = await selectFormats(sql<boolean>`skus.sku = any(${skus}::text[])`).execute(db);
  return new Map(rows.map((row) => [row.sku, row]));
};

export type NamedFormat = FormatRow & { name: string };

/** Formats by sku with the Spanish names of their products. */
export const findNamedFormats = async (
  db: Executor,
  skus: readonly string[],
): Promise<Map<string, NamedFormat>> => {
  const formats = await findFormats(db, skus);
  const ids = [...new Set([...formats.values()].map(({ product_id }) => product_id))];
  const rows = await queryRows(db)<{ id: number; name: string }>`
    select product_id as id, name from product_texts
    where locale = 'es' and product_id = any(${ids}::int[])`;
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return new Map(
    [...formats].map(([sku, format]) => [sku, { ...format, name: names.get(format.product_id) ?? '' }]),
  );
};
