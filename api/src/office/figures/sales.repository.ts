import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { readBestSellers, readSales } from 'shared-contracts/office/figures.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';
import type { Days } from './periods.ts';

/** Costs that the shop knows now, also of boxes by their contents. */
const currentCosts = sql`(
  select k.sku, k.product_id, k.format, coalesce(k.cost, box.cost) as cost
  from skus k left join (
    select b.box_sku, sum(b.qty * inside.cost)::integer as cost
    from box_contents b join skus inside on inside.sku = b.sku
    group by b.box_sku having bool_and(inside.cost is not null)
  ) box on box.box_sku = k.sku)`;

export type Sums = EndpointOutput<typeof readSales>['total'];
type BestSellers = EndpointOutput<typeof readBestSellers>;

/** Sums of each period, in the order of `periods`. */
export const findSales = (db: Executor, periods: readonly Days[]) => queryRows(db)<Sums>`
    with wanted as materialized (
      select place, from_day, to_day
      from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[])
        with ordinality as p (from_day, to_day, place)
    ), by_day as (
      select w.place, sum(d.orders)::int as orders, sum(d.clp) as clp, sum(d.refunds_clp) as refunds_clp,
        sum(d.units)::int as units, sum(d.products_clp) as products_clp, sum(d.costed_clp) as costed_clp,
        sum(d.cost) as cost
      from wanted w join sales_days d on d.day between w.from_day and w.to_day group by w.place
    ), known_later as (
      -- Units that were sold before their cost was known count with the cost of now.
      select w.place, sum(s.clp - s.costed_clp) as clp, sum(k.cost::bigint * (s.units - s.costed_units)) as cost
      from wanted w
      join sales_of_skus s on s.day between w.from_day and w.to_day and s.costed_units < s.units
      join ${currentCosts} k on k.sku = s.sku and k.cost is not null
      group by w.place
    ), known as (
      select w.place, coalesce(a.costed_clp, 0) + coalesce(l.clp, 0) as clp,
        coalesce(a.cost, 0) + coalesce(l.cost, 0) as cost
      from wanted w left join by_day a on a.place = w.place left join known_later l on l.place = w.place
    )
    select coalesce(a.orders, 0) as orders, coalesce(a.clp, 0)::float8 as clp,
      coalesce(a.refunds_clp, 0)::float8 as refunds_clp, coalesce(a.units, 0) as units,
      coalesce(a.products_clp, 0)::float8 as products_clp, known.clp::float8 as costed_clp,
      case when known.clp > 0 then (known.clp - known.cost)::float8 end as margin
    from wanted w join known on known.place = w.place left join by_day a on a.place = w.place
    order by w.place`;

/** Formats by what they sold, with the sums over all of them. */
export const findBestSellers = async (
  db: Executor,
  { from, to }: Days,
  { kind, sort }: Pick<z.output<typeof readBestSellers.query>, 'kind' | 'sort'>,
  limit: number,
): Promise<Pick<BestSellers, 'data' | 'total'>> => {
  const rows = await queryRows(db)<BestSellers['data'][number] & Pick<BestSellers, 'total'>>`
    with sums as (
      select sku, sum(units)::int as units, sum(clp) as clp, sum(costed_units) as costed_units,
        sum(costed_clp) as costed_clp, sum(cost) as cost
      from sales_of_skus where day between ${from}::date and ${to}::date group by sku
    ), known as (
      select s.sku, k.product_id, k.format as grams, s.units, s.clp,
        case when k.cost is null then s.costed_clp else s.clp end as costed_clp,
        s.cost + coalesce(k.cost::bigint * (s.units - s.costed_units), 0) as cost
      from sums s left join ${currentCosts} k on k.sku = s.sku
      ${kind ? sql`where k.product_id in (select id from products where type = ${kind})` : sql``}
    ), sold as (
      select sku, product_id, grams, units, clp::float8 as clp, costed_clp::float8 as costed_clp,
        case when costed_clp > 0 then (costed_clp - cost)::float8 end as margin
      from known
    ), best as (
      select *, json_build_object('skus', count(*) over (), 'units', sum(units) over (),
        'clp', sum(clp) over ()) as total
      from sold order by ${sql.ref(sort)} desc nulls last, sku limit ${limit}
    )
    select best.*, best.product_id::text as product_id, coalesce(t.name, best.sku) as name
    from best left join product_texts t on t.product_id = best.product_id and t.locale = 'es'
    order by best.${sql.ref(sort)} desc nulls last, best.sku`;
  return { data: rows, total: rows[0]?.total ?? { skus: 0, units: 0, clp: 0 } };
};
