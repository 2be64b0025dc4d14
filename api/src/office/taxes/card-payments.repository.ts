import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

export interface CardPayment {
  reference: string;
  order: string;
  amount: number;
}

/** Approved card payments with one of the references, or of the days from `from` to `to` in Santiago. */
export const findCardPayments = async (
  db: Executor,
  { references, from, to }: { references: readonly string[]; from: string; to: string },
): Promise<CardPayment[]> => {
  const { rows } = await sql<CardPayment>`
    select p.buy_order as reference, o.number as order, p.amount
    from payments p join orders o on o.id = p.order_id
    where o.payment_status = 'success' and p.settled_at is not null and p.failure is null and p.buy_order is not null
      and (p.buy_order = any(${references})
        or (p.settled_at >= santiago_start(${from}) and p.settled_at < santiago_start(${to}::date + 1)))
    order by p.settled_at, p.buy_order`.execute(db);
  return rows;
};
