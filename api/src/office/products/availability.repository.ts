import { type RawBuilder, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import { LOW_STOCK_UNITS } from 'shared-contracts/office/catalogue-limits';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';

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
const lowStock = sql`coalesce(
  (select case jsonb_typeof(value -> 'low_stock') when 'number' then (value ->> 'low_stock')::int end
    from settings where key = 'alerts'),
  ${LOW_STOCK_UNITS})`;

/** Stock of a product's formats, as a condition over `products`. */
export const STOCK_LEVELS: Record<'low' | 'none', RawBuilder<boolean>> = {
  low: sql<boolean>`products.id in ${productIdsWith((units) => sql`${units} between 1 and ${lowStock}`)}`,
  none: sql<boolean>`products.id in ${productIdsWith((units) => sql`${units} <= 0`)}`,
};

export interface LowFormat {
  sku: string;
  name: string;
  grams: number | null;
  /** Units for sale. */
  units: number;
  /** Days that they last at the rate of the last days. Null without sales. */
  days_left: number | null;
}

/**
 * Visible formats that are low in stock, or sold out with sales in the last `days`. Those that last least come first.
 * A box is sold from the stock of its contents, so its sales count for them.
 */
export const findLowStock = (
  db: Executor,
  { days, today, locale }: { days: number; today: string; locale: Locale },
) => queryRows(db)<LowFormat>`
    with sold as (
      select sku, sum(units)::int as units from sales_of_skus
      where day >= ${today}::date - ${days}::int and day < ${today}::date group by sku
    ), sold_inside as (
      select sku, sum(units) as units from (
        select sku, units from sold
        union all select b.sku, sold.units * b.qty from sold join box_contents b on b.box_sku = sold.sku
      ) each group by sku
    )
    select s.sku, t.name, s.format as grams, greatest(s.stock, 0) as units,
      floor(greatest(s.stock, 0) * ${days}::int / nullif(i.units, 0))::int as days_left
    from skus s
    join products p on p.id = s.product_id and p.is_active
    join product_texts t on t.product_id = p.id and t.locale = ${locale}
    left join sold_inside i on i.sku = s.sku
    where s.stock <= ${lowStock} and (s.stock > 0 or i.units > 0)
      and not exists (select from box_contents b where b.box_sku = s.sku)
    order by days_left nulls last, s.stock, t.name, s.sku`;
