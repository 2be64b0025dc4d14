import { type RawBuilder, sql } from 'kysely';
import { LOW_STOCK_UNITS } from 'shared-contracts/office/catalogue-limits';

/**
 * Ids of products with a format whose units for sale fit. A box is sold from the stock of its contents. One scan of
 * all formats and one of all contents: asking the view `sku_availability` for each format takes ten times longer.
 */
const productIdsWith = (fits: (units: RawBuilder<unknown>) => RawBuilder<unknown>) => sql`(
  select skus.product_id from skus
  where ${fits(sql`skus.stock`)} and not exists (select from box_contents b where b.box_sku = skus.sku)
  union all
  select skus.product_id from (
    select b.box_sku from box_contents b join skus inside on inside.sku = b.sku
    group by b.box_sku having ${fits(sql`min(inside.stock / b.qty)`)}
  ) box join skus on skus.sku = box.box_sku)`;

/** Units that count as low stock: those that staff have set, or the default. */
export const lowStock = sql`coalesce(
  (select case jsonb_typeof(value -> 'low_stock') when 'number' then (value ->> 'low_stock')::int end
    from settings where key = 'alerts'),
  ${LOW_STOCK_UNITS})`;

/** Stock of a product's formats, as a condition over `products`. */
export const STOCK_LEVELS: Record<'low' | 'none', RawBuilder<boolean>> = {
  low: sql<boolean>`products.id in ${productIdsWith((units) => sql`${units} between 1 and ${lowStock}`)}`,
  none: sql<boolean>`products.id in ${productIdsWith((units) => sql`${units} <= 0`)}`,
};
