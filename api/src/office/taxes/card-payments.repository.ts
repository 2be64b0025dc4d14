import type { Executor } from '../../db/connect.ts';
import { queryRows } from '../../db/query.ts';
import type { RefundReason } from '../../modules/refunds/refunds.repository.ts';

const UNEXPECTED: RefundReason = 'fits no open order';

export interface CardPayment {
  reference: string;
  order: string;
  amount: number;
}

/**
 * Approved card payments with one of the references, or of the days from `from` to `to` in Santiago. Also charges with one
 * of the references that paid for no order and were refunded: the network may still deposit them, but need not.
 */
export const findCardPayments = (
  db: Executor,
  { references, from, to }: { references: readonly string[]; from: string; to: string },
) => queryRows(db)<CardPayment>`
    select p.buy_order as reference, o.number as order, p.amount, p.settled_at as at
    from payments p join orders o on o.id = p.order_id
    where o.payment_status = 'success' and p.settled_at is not null and p.failure is null and p.buy_order is not null
      and (p.buy_order = any(${references})
        or (p.settled_at >= santiago_start(${from}) and p.settled_at < santiago_start(${to}::date + 1)))
    union all
    select charge.buy_order, o.number, r.amount, r.created_at
    from refunds r join orders o on o.id = r.order_id
    join (
      select token, buy_order from payments where buy_order = any(${references})
      union all select token, buy_order from payment_attempts where buy_order = any(${references})
    ) charge on charge.token = r.token
    where r.reason = ${UNEXPECTED}
    order by at, reference`;
