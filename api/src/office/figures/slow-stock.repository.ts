import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import { HELD_UNITS } from '../prices/formats.repository.ts';

export interface SlowFormat {
  sku: string;
  name: string;
  grams: number | null;
  product_id: string;
  visible: boolean;
  units: number;
  last_sale: string | null;
  days: number;
  value: number;
  at_cost: boolean;
}

/** Formats with units in the cellar that were not sold for `days`, alone or in a box, the highest value first. */
export const findSlowStock = async (
  db: Executor,
  { days, today, limit }: { days: number; today: string; limit: number },
): Promise<{ data: SlowFormat[]; total: { skus: number; units: number; value: number } }> => {
  const { rows } = await sql<SlowFormat & { all_skus: number; all_units: number; all_value: number }>`
    with reserved as (select sku, sum(qty)::int as units from ${HELD_UNITS} group by sku),
    sold as (select sku, max(day) as day from sales_of_skus group by sku),
    sold_inside as (
      select sku, max(day) as day from (
        select sku, day from sold
        union all select b.sku, sold.day from sold join box_contents b on b.box_sku = sold.sku
      ) each group by sku
    ), kept as (
      select s.sku, s.product_id, s.format as grams, p.is_active as visible, l.day as last_sale,
        s.stock + coalesce(r.units, 0) as units, s.cost is not null as at_cost,
        (s.stock + coalesce(r.units, 0))::bigint * coalesce(s.cost, s.price) as value,
        ${today}::date - coalesce(l.day, santiago_day(p.published_at)) as days
      from skus s join products p on p.id = s.product_id
      left join reserved r on r.sku = s.sku
      left join sold_inside l on l.sku = s.sku
      where not exists (select from box_contents b where b.box_sku = s.sku)
    ), slow as (
      select *, count(*) over ()::int as all_skus, sum(units) over ()::int as all_units,
        sum(value) over ()::float8 as all_value
      from kept where units > 0 and days >= ${days} order by value desc, sku limit ${limit}
    )
    select slow.sku, t.name, grams, slow.product_id::text as product_id, visible, units,
      last_sale::text as last_sale, days, value::float8 as value, at_cost, all_skus, all_units, all_value
    from slow join product_texts t on t.product_id = slow.product_id and t.locale = 'es'
    order by value desc, slow.sku`.execute(db);
  const [first] = rows;
  return {
    data: rows.map(({ all_skus: _skus, all_units: _units, all_value: _value, ...row }) => row),
    total: { skus: first?.all_skus ?? 0, units: first?.all_units ?? 0, value: first?.all_value ?? 0 },
  };
};
