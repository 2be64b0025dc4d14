import type { Db } from '../../db/connect.ts';
import type { Log } from '../../lib/log.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { cancelOrder, isUnpaid } from '../orders/order-status.service.ts';
import { lockOrder } from '../orders/orders.repository.ts';
import { findExpiredTransferIds } from './transfers.repository.ts';

/** Cancels transfer orders past their deadline and releases their stock (docs/product/payment.md#bank-transfer). */
export const expireTransfers = async ({ db, jobs, log }: { db: Db; jobs: Jobs; log: Log }): Promise<void> => {
  for (const id of await findExpiredTransferIds(db)) {
    try {
      await db.transaction().execute(async (trx) => {
        const locked = await lockOrder(trx, id);
        // Check again after the lock: a proof that arrived meanwhile extended the deadline.
        if (locked && isUnpaid(locked) && locked.order.expires_at < new Date())
          await cancelOrder(trx, jobs, locked, 'expired');
      });
    } catch (error) {
      log.error({ err: error, order_id: id }, 'a transfer order could not be cancelled');
    }
  }
};
