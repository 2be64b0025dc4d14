import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

/** A commit whose process died is taken up again after this time; longer than the gateway may take to answer. */
export const COMMIT_LEASE_S = 45;

/** @returns false when a token is there already or the payment has ended */
export const updatePaymentToken = async (
  db: Executor,
  orderId: string,
  { token, url, buyOrder, sessionId }: { token: string; url: string; buyOrder: string; sessionId: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ token, url, buy_order: buyOrder, session_id: sessionId })
    .where('order_id', '=', orderId)
    .where('token', 'is', null)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Claims a payment for its one commit. The row's lock lets one of many returns through.
 * @returns false when it has ended or another return is at it
 */
export const updateCommitStarted = async (db: Executor, orderId: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update payments set commit_started_at = now()
    where order_id = ${orderId} and settled_at is null
      and (commit_started_at is null or commit_started_at < now() - make_interval(secs => ${COMMIT_LEASE_S}))`.execute(
    db,
  );
  return numAffectedRows === 1n;
};

export const findOrderIdByToken = async (db: Executor, token: string): Promise<string | undefined> => {
  const row = await db
    .selectFrom('payments')
    .select('order_id')
    .where('token', '=', token)
    .executeTakeFirst();
  return row?.order_id;
};

/** Both must fit: an order's number alone can be guessed. */
export const findOrderIdByBuyOrder = async (
  db: Executor,
  buyOrder: string,
  sessionId: string,
): Promise<string | undefined> => {
  const row = await db
    .selectFrom('payments')
    .select('order_id')
    .where('buy_order', '=', buyOrder)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row?.order_id;
};

/** Unpaid card orders whose time is over, and those whose commit was never heard of again. */
export const findUnsettledOrderIds = async (db: Executor, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join payments p on p.order_id = o.id
    where o.status = 'in_validation' and o.payment_status = 'pending' and p.settled_at is null
      and case when p.commit_started_at is null then o.expires_at < now()
        else p.commit_started_at < now() - make_interval(secs => ${COMMIT_LEASE_S}) end
    order by o.expires_at
    limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
};
