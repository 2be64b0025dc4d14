import { findPayment } from '../purchases/orders.repository.ts';
import { askStatus, OPEN_STATUS } from './ask-outcome.ts';
import { findUnsettledOrderIds } from './payments.repository.ts';
import { cancelUnlessSettled, commitPayment, type SettleDeps, settle } from './settle-payment.ts';

const BATCH = 50;

/**
 * Ends card orders that nobody paid in time. The gateway is asked first: a return may have been lost after the money
 * was taken. Orders it does not answer for are left for the next run.
 */
export const settleUnpaidOrders = async (deps: SettleDeps): Promise<void> => {
  for (const orderId of await findUnsettledOrderIds(deps.db, BATCH)) {
    try {
      await settleUnpaidOrder(deps, orderId);
    } catch (error) {
      deps.log.error({ err: error, order_id: orderId }, 'an unpaid order could not be settled');
    }
  }
};

const settleUnpaidOrder = async (deps: SettleDeps, orderId: string): Promise<void> => {
  const payment = await findPayment(deps.db, orderId);
  if (!payment?.token) return void (await cancelUnlessSettled(deps, orderId, 'expired'));
  // The shopper had come back and the commit was begun: it is finished, not dropped.
  if (payment.commit_started_at) return void (await commitPayment(deps, orderId));
  const state = await askStatus(deps.gateway, payment.token, deps.log);
  if (state === 'unknown') return;
  if (state === 'void' || state.status === OPEN_STATUS) {
    return void (await cancelUnlessSettled(deps, orderId, 'expired'));
  }
  await settle(deps, orderId, state);
};
