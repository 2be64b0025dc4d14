import type { Executor } from '../../db/connect.ts';
import { queryValue } from '../../db/query.ts';
import { IS_OF_PAYMENT } from '../refunds/refunds.repository.ts';

/** CLP that were paid for the differences of an order, without what was given back. */
export const sumPaidDifferences = async (db: Executor, orderId: string): Promise<number> =>
  (await queryValue(db)<number>`
    select coalesce(sum(d.total - coalesce((
      select sum(amount) from refunds r where order_id = d.id and refused_at is null and ${IS_OF_PAYMENT}), 0)
    ), 0)::int as amount
    from orders d where d.difference_of = ${orderId} and d.payment_status = 'success'`) ?? 0;
