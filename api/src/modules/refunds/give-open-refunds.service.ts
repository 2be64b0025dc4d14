import { moveReturned } from './move-returned.service.ts';
import { findUnmovedRefunds } from './refund-lines.repository.ts';
import { findOrderIdsWithOpenRefunds } from './refunds.repository.ts';
import { type RefundDeps, refundPayment } from './refunds.service.ts';

/**
 * Retries all open refunds, because their own jobs may have used up their retries. Puts refunded units back
 * on sale or writes them off, if an older version of the API finished their refund without doing so.
 */
export const giveOpenRefunds = async (deps: RefundDeps): Promise<void> => {
  for (const orderId of await findOrderIdsWithOpenRefunds(deps.db)) {
    try {
      await refundPayment(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, order_id: orderId }, 'a refund could not be given');
    }
  }
  for (const { id, order_id } of await findUnmovedRefunds(deps.db)) {
    try {
      await deps.db.transaction().execute((trx) => moveReturned(trx, order_id, [id]));
    } catch (error) {
      deps.log.error({ err: error, order_id }, 'units of a refund could not be moved');
    }
  }
};
