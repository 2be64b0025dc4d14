import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { readSlowStock } from 'shared-contracts/office/figures.schema';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';
import { HELD_UNITS } from '../prices/formats.repository.ts';

type SlowStock = EndpointOutput<typeof readSlowStock>;

/** Formats with units in the cellar that were not sold for `days`, alone or in a box, the highest value first. */
export const findSlowStock = async (
  db: Executor,
  { days, today, limit }: { days: number; today: string; limit: number },
): Promise<SlowStock> => {
  const rows = await queryRows(db)<SlowStock['data'][number] & Pick<SlowStock, 'total'>>`
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
      select *, json_build_object('skus', count(*) over (), 'units', sum(units) over (),
        'value', sum(value) over ()) as total
      from kept where units > 0 and days >= ${days} order by value desc, sku limit ${limit}
    )
    select slow.sku, t.name, grams, slow.product_id::text as product_id, visible, units,
      last_sale::text as last_sale, days, value::float8 as value, at_cost, total
    from slow join product_texts t on t.product_id = slow.product_id and t.locale = 'es'
    order by value desc, slow.sku`;
  return { data: rows, total: rows[0]?.total ?? { skus: 0, units: 0, value: 0 } };
};
