import { sql } from 'kysely';
import type { Db, Tx } from '../../db/connect.ts';

/** Days that one transaction sums up. */
const DAYS_AT_ONCE = 62;
/** Days that the version before summed up, by a former rule. */
const OLD_DAYS = sql`(select day from sales_days where rule < 2)`;

/**
 * Takes the marks of some stale days. One program at a time, or two would write the same day. An order that is paid
 * after this statement has a new mark.
 */
const takeStaleDays = async (trx: Tx): Promise<string[]> => {
  await sql`select pg_advisory_xact_lock(hashtext('stale_sales'))`.execute(trx);
  const { rows } = await sql<{ day: string }>`
    with wanted as (
      select day from (select day from stale_sales union select day from ${OLD_DAYS} old) days
      order by day desc limit ${DAYS_AT_ONCE}),
      taken as (delete from stale_sales where day in (select day from wanted))
    select day::text as day from wanted`.execute(trx);
  return rows.map(({ day }) => day);
};

const sumDays = async (trx: Tx, days: readonly string[]): Promise<void> => {
  const wanted = sql`(select unnest(${days}::date[]) as day) d`;
  const isPaid = sql`o.payment_status = 'success'`;
  // The units of a cancelled order were never sent.
  const isSent = sql`${isPaid} and o.status <> 'cancelled'`;
  const ofDay = sql`o.created_at >= santiago_start(d.day) and o.created_at < santiago_start(d.day + 1)`;
  await sql`delete from sales_days where day = any(${days}::date[])`.execute(trx);
  await sql`delete from sales_of_skus where day = any(${days}::date[])`.execute(trx);
  // A line takes off what the coupon gave it. Other lines share the coupon of their order so that their parts add up to
  // the whole peso.
  await sql`
    insert into sales_of_skus
    select day, sku, sum(qty), sum(clp), coalesce(sum(qty) filter (where unit_cost is not null), 0),
      coalesce(sum(clp) filter (where unit_cost is not null), 0), coalesce(sum(qty::bigint * unit_cost), 0)
    from (
      select day, sku, qty, unit_cost,
        coalesce(price - of_line,
          price - div(coupon * upto, greatest(whole, 1)) + div(coupon * (upto - price), greatest(whole, 1))) as clp
      from (
        select d.day, l.sku, l.qty, l.unit_cost, l.qty::bigint * l.price as price, o.coupon_discount::numeric as coupon,
          l.coupon_discount as of_line,
          (sum(l.qty::bigint * l.price) over (partition by o.id order by l.position))::bigint as upto,
          (sum(l.qty::bigint * l.price) over (partition by o.id))::bigint as whole
        from ${wanted} join orders o on ${isSent} and ${ofDay} join order_lines l on l.order_id = o.id
      ) priced
    ) shared group by day, sku`.execute(trx);
  await sql`
    insert into sales_days (day, orders, clp, delivery, gifts, coupons, refunds, refunds_clp, units, products_clp,
      costed_clp, cost, rule)
    select d.day, sold.orders, sold.clp, sold.delivery, sold.gifts, sold.coupons, given.refunds, given.clp,
      products.units, products.clp, products.costed_clp, products.cost, 2
    from ${wanted}
    cross join lateral (
      select count(*) as orders, coalesce(sum(o.total), 0) as clp, coalesce(sum(o.price_delivery), 0) as delivery,
        coalesce(sum(o.gift_price), 0) as gifts, coalesce(sum(o.coupon_discount), 0) as coupons
      from orders o where ${isPaid} and ${ofDay}
    ) sold
    cross join lateral (
      select count(*) as refunds, coalesce(sum(r.amount), 0) as clp from refunds r join orders o on o.id = r.order_id
      where ${isPaid} and r.done_at >= santiago_start(d.day) and r.done_at < santiago_start(d.day + 1)
    ) given
    cross join lateral (
      select coalesce(sum(units), 0) as units, coalesce(sum(clp), 0) as clp, coalesce(sum(costed_clp), 0) as costed_clp,
        coalesce(sum(cost), 0) as cost
      from sales_of_skus s where s.day = d.day
    ) products`.execute(trx);
};

const countStaleDays = async (db: Db): Promise<number> => {
  const { rows } = await sql<{
    days: number;
  }>`select count(*)::int as days from (select day from stale_sales union select day from ${OLD_DAYS} old) days`.execute(
    db,
  );
  return rows[0]?.days ?? 0;
};

/**
 * Sums up the days whose orders or refunds changed before the call. Each round takes one of them at least. An order that
 * is paid meanwhile marks its day again, so a shop with many orders has stale days all the time.
 */
export const refreshSales = async (db: Db): Promise<void> => {
  let isDone = false;
  for (let left = await countStaleDays(db); left > 0 && !isDone; left -= 1)
    isDone = await db.transaction().execute(async (trx) => {
      const days = await takeStaleDays(trx);
      if (days.length > 0) await sumDays(trx, days);
      return days.length < DAYS_AT_ONCE;
    });
};
