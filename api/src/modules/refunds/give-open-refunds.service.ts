import { findOrderIdsWithOpenRefunds } from './refunds.repository.ts';
import { type RefundDeps, refundPayment } from './refunds.service.ts';

/** Retries all open refunds, because their own jobs may have used up their retries. */
export const giveOpenRefunds = async (deps: RefundDeps): Promise<void> => {
  for (const orderId of await findOrderIdsWithOpenRefunds(deps.db)) {
    try {
      await refundPayment(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, order_id: orderId }, 'a refund could not be given');
    }
  }
};
