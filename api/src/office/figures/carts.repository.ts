import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { readAbandonedCarts } from 'shared-contracts/office/figures.schema';
import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';
import type { Days } from './periods.ts';

/** A cart that was changed later than this may still be bought. */
const ABANDONED_HOURS = 24;

type CartStep = EndpointOutput<typeof readAbandonedCarts>['steps'][number];

/**
 * Carts with products and no order since the last one was added. They count on the day of their last change, at today's
 * prices without the saving of cases.
 */
export const findCartsLeft = async (db: Executor, { from, to }: Days): Promise<CartStep> => {
  const rows = await queryRows(db)<{ carts: number; clp: number }>`
    with units as (
      select cart_id, sku, qty, added_at from cart_items
      union all
      select k.cart_id, b.sku, b.count * k.qty, k.added_at
      from cart_cases k join cart_case_bottles b on b.cart_id = k.cart_id and b.case_id = k.id
    ), held as (
      select c.id, sum(i.qty::bigint * coalesce(s.price, 0)) as clp, max(i.added_at) as added_at
      from carts c join units i on i.cart_id = c.id left join skus s on s.sku = i.sku
      where c.joined_into is null
        and c.updated_at >= santiago_start(${from}::date) and c.updated_at < santiago_start(${to}::date + 1)
        and c.updated_at < now() - make_interval(hours => ${ABANDONED_HOURS})
      group by c.id
    )
    select count(*)::int as carts, coalesce(sum(clp), 0)::float8 as clp from held
    where not exists (
      select from orders o
      where o.cart_id = held.id and o.created_at >= held.added_at and o.difference_of is null)`;
  return { step: 'cart', carts: rows[0]?.carts ?? 0, clp: rows[0]?.clp ?? 0 };
};

/** Carts whose order was never paid, once each: by the last order of the cart in the period. */
export const findUnpaid = (db: Executor, { from, to }: Days) => queryRows(db)<CartStep>`
    with last as (
      select distinct on (o.cart_id) o.platform, o.total
      from orders o
      where o.difference_of is null and o.payment_status <> 'success' and (o.status = 'cancelled' or o.payment_status = 'failed')
        and o.created_at >= santiago_start(${from}::date) and o.created_at < santiago_start(${to}::date + 1)
        and not exists (
          select from orders later where later.cart_id = o.cart_id and later.created_at >= o.created_at
            and later.id <> o.id and later.difference_of is null and (later.payment_status = 'success' or later.status = 'in_validation'))
      order by o.cart_id, o.created_at desc
    )
    select step, count(last.platform)::int as carts, coalesce(sum(last.total), 0)::float8 as clp
    from (values ('card', 'webpay'), ('transfer', 'transfer')) steps (step, platform)
    left join last on last.platform = steps.platform group by step order by step`;
