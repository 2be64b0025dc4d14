import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../lib/log.ts';
import { cancelOrder, isUnpaid } from '../orders/order-status.service.ts';
import { lockOrder } from '../orders/orders.repository.ts';

const BATCH = 50;

/** Cancels transfer orders whose proof, or whose money after the proof, did not come in time and gives their stock back. */
export const expireTransfers = async ({ db, jobs, log }: { db: Db; jobs: Jobs; log: Log }): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders
    where platform = 'transfer' and status = 'in_validation' and payment_status = 'pending'
      and expires_at < now()
    order by expires_at limit ${BATCH}`.execute(db);
  for (const { id } of rows) {
    try {
      await db.transaction().execute(async (trx) => {
        const locked = await lockOrder(trx, id);
        // A proof that came meanwhile moved the deadline.
        if (locked && isUnpaid(locked) && locked.order.expires_at < new Date())
          await cancelOrder(trx, jobs, locked, 'expired');
      });
    } catch (error) {
      log.error({ err: error, order_id: id }, 'a transfer order could not be cancelled');
    }
  }
};
