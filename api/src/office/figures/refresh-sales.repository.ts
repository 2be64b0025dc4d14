import { sql } from 'kysely';
import type { Db, Tx } from '../../db/connect.ts';
import { execute, queryValue, queryValues } from '../../db/query.ts';
import { IS_OF_PAYMENT } from '../../modules/refunds/refunds.repository.ts';

/** Days that one transaction sums up. */
const DAYS_AT_ONCE = 62;
/** Stored with each day. Raise it when `sumDays` computes a day differently: all days are then summed up again. */
const RULE = sql.lit(3);
/** Days whose orders changed, and days that an earlier version summed up. */
const STALE_DAYS = sql`(
  select day from stale_sales
  union select day from sales_days where rule < ${RULE}) stale_days`;

/**
 * Takes the marks of some stale days. One program at a time, or two would write the same day. An order that is paid
 * after this statement has a new mark.
 */
const takeStaleDays = async (trx: Tx): Promise<string[]> => {
  await execute(trx)`select pg_advisory_xact_lock(hashtext('stale_sales'))`;
  return queryValues(trx)<string>`
    with wanted as (select day from ${STALE_DAYS} order by day desc limit ${DAYS_AT_ONCE}),
      taken as (delete from stale_sales where day in (select day from wanted))
    select day::text as day from wanted`;
};

const tableOf = (days: readonly string[]) => sql`(select unnest(${days}::date[]) as day) d`;
const OF_DAY = sql`o.created_at >= santiago_start(d.day) and o.created_at < santiago_start(d.day + 1)`;
const IS_PAID = sql`o.payment_status = 'success'`;
// The units of a cancelled order were never sent.
const IS_SENT = sql`${IS_PAID} and o.status <> 'cancelled'`;

/**
 * A line takes off what the coupon gave it. Other lines share the coupon of their order: each takes the share of the
 * lines up to it, less the share of the lines before it, so that the parts add up to the whole peso.
 */
const sumSkus = async (trx: Tx, days: readonly string[]): Promise<void> => {
  await execute(trx)`delete from sales_of_skus where day = any(${days}::date[])`;
  await execute(trx)`
    insert into sales_of_skus
    select day, sku, sum(qty), sum(clp), coalesce(sum(qty) filter (where unit_cost is not null), 0),
      coalesce(sum(clp) filter (where unit_cost is not null), 0), coalesce(sum(qty::bigint * unit_cost), 0)
    from (
      select day, sku, qty, unit_cost, price - coalesce(coupon_of_line,
        div(coupon * sum_to_line, greatest(order_sum, 1))
          - div(coupon * (sum_to_line - price), greatest(order_sum, 1))) as clp
      from (
        select d.day, l.sku, l.qty, l.unit_cost, l.qty::bigint * l.price as price, o.coupon_discount::numeric as coupon,
          l.coupon_discount as coupon_of_line,
          (sum(l.qty::bigint * l.price) over (partition by o.id order by l.position))::bigint as sum_to_line,
          (sum(l.qty::bigint * l.price) over (partition by o.id))::bigint as order_sum
        from ${tableOf(days)} join orders o on ${IS_SENT} and ${OF_DAY} join order_lines l on l.order_id = o.id
      ) priced
    ) paid group by day, sku`;
};

const sumDays = async (trx: Tx, days: readonly string[]): Promise<void> => {
  await sumSkus(trx, days);
  await execute(trx)`delete from sales_days where day = any(${days}::date[])`;
  await execute(trx)`
    insert into sales_days (day, orders, clp, delivery, gifts, coupons, refunds, refunds_clp, units, products_clp,
      costed_clp, cost, rule)
    select d.day, sold.orders, sold.clp, sold.delivery, sold.gifts, sold.coupons, given.refunds, given.clp,
      products.units, products.clp, products.costed_clp, products.cost, ${RULE}
    from ${tableOf(days)}
    cross join lateral (
      select count(*) as orders, coalesce(sum(o.total), 0) as clp, coalesce(sum(o.price_delivery), 0) as delivery,
        coalesce(sum(o.gift_price), 0) as gifts, coalesce(sum(o.coupon_discount), 0) as coupons
      from orders o where ${IS_PAID} and ${OF_DAY}
    ) sold
    cross join lateral (
      select count(*) as refunds, coalesce(sum(r.amount), 0) as clp from refunds r join orders o on o.id = r.order_id
      where ${IS_PAID} and ${IS_OF_PAYMENT} and r.done_at >= santiago_start(d.day) and r.done_at < santiago_start(d.day + 1)
    ) given
    cross join lateral (
      select coalesce(sum(units), 0) as units, coalesce(sum(clp), 0) as clp, coalesce(sum(costed_clp), 0) as costed_clp,
        coalesce(sum(cost), 0) as cost
      from sales_of_skus s where s.day = d.day
    ) products`;
};

const countStaleDays = async (db: Db): Promise<number> =>
  (await queryValue(db)<number>`select count(*)::int as days from ${STALE_DAYS}`) ?? 0;

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
