import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';

export interface Refund {
  id: string;
  amount: number;
  reason: string;
  created_at: Date;
  done_at: Date | null;
}

/** Notes money to give back and queues the work: both or neither. @returns the refund's id */
export const queueRefund = async (
  trx: Tx,
  jobs: Jobs,
  { orderId, amount, reason }: { orderId: string; amount: number; reason: string },
): Promise<string> => {
  const id = await insertRefund(trx, { orderId, amount, reason });
  await jobs.enqueue(trx, 'refund-payment', { order_id: orderId });
  return id;
};

export const insertRefund = async (
  trx: Tx,
  { orderId, amount, reason }: { orderId: string; amount: number; reason: string },
): Promise<string> => {
  const { id } = await trx
    .insertInto('refunds')
    .values({ order_id: orderId, amount, reason })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** In the order they were noted. */
export const findRefunds = (db: Executor, orderId: string): Promise<Refund[]> =>
  db
    .selectFrom('refunds')
    .select(['id', 'amount', 'reason', 'created_at', 'done_at'])
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();

/** @returns false when it was done before */
export const updateRefundDone = async (db: Executor, refundId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ done_at: sql<Date>`now()` })
    .where('id', '=', refundId)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Takes back a refund that was not given. */
export const deleteOpenRefund = async (db: Executor, refundId: string): Promise<void> => {
  await db.deleteFrom('refunds').where('id', '=', refundId).where('done_at', 'is', null).execute();
};
