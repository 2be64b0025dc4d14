import type { Executor, Tx } from '../../db/connect.ts';
import { execute, firstValue } from '../../db/query.ts';

/** Moves the failed payment to the payment attempts and clears the token for a new payment. */
export const beginNextAttempt = async (trx: Tx, orderId: string): Promise<void> => {
  await execute(trx)`
    insert into payment_attempts (token, order_id, buy_order, session_id, failure, settled_at)
    select token, order_id, buy_order, session_id, failure, settled_at from payments
    where order_id = ${orderId} and token is not null`;
  await trx
    .updateTable('payments')
    .set({
      token: null,
      url: null,
      buy_order: null,
      session_id: null,
      commit_started_at: null,
      settled_at: null,
      failure: null,
      answer: null,
    })
    .where('order_id', '=', orderId)
    .execute();
};

/** Token of a previous payment of the order. */
export const findFormerToken = (db: Executor, orderId: string, buyOrder: string) =>
  firstValue(
    db
      .selectFrom('payment_attempts')
      .select('token')
      .where('order_id', '=', orderId)
      .where('buy_order', '=', buyOrder),
  );
