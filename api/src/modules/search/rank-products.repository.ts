import type { Db } from '../../db/connect.ts';
import { execute, queryRows } from '../../db/query.ts';

/** Products whose ranks are written by one statement, so that no sale waits long for its rows. */
const AT_ONCE = 1_000;

/**
 * Orders equally good matches by what sells (docs/product/search.md#order): units of the last 90 days. A product that is
 * new counts at least as much as the middle one of its type, because nobody could buy it before. Also repairs ranks that
 * a sale could not write.
 */
export async function rankProducts(db: Db): Promise<void> {
  const rows = await queryRows(db)<{ id: number }>`
    with sold as (
      select s.product_id, sum(day.units)::int as units from sales_of_skus day join skus s on s.sku = day.sku
      where day.day > santiago_day(now()) - 90 group by s.product_id
    ), units as (
      select p.id, p.type, p.published_at, coalesce(sold.units, 0) as units
      from products p left join sold on sold.product_id = p.id
    ), middle as (
      select type, percentile_disc(0.5) within group (order by units) as units from units group by type
    ), written as (
      insert into product_popularity as known (product_id, units)
        select id, case when published_at > now() - interval '60 days' then greatest(u.units, m.units) else u.units end
        from units u join middle m using (type)
        on conflict (product_id) do update set units = excluded.units where known.units <> excluded.units
    )
    select id from products order by id`;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map(({ id }) => id);
    await execute(db)`
      update search_documents d set rank = r.rank from search_ranks(${ids}::int[]) r
      where d.kind = 'product' and d.ref_id = r.product_id and d.rank <> r.rank`;
  }
}
