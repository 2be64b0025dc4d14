import { findOrderIdsWithOpenRefunds } from './refunds.repository.ts';
import { type RefundDeps, refundPayment } from './refunds.service.ts';

/** Asks again for every refund that is still open, in case its own job has used up its retries. */
export const giveOpenRefunds = async (deps: RefundDeps): Promise<void> => {
  for (const orderId of await findOrderIdsWithOpenRefunds(deps.db)) {
    try {
      await refundPayment(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, order_id: orderId }, 'a refund could not be given');
    }
  }
};
