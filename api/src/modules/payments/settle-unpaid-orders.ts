import { askStatus, OPEN_STATUS } from './ask-outcome.ts';
import { findPayment, takeUnsettledOrderIds } from './payments.repository.ts';
import { cancelUnlessSettled, commitPayment, type SettleDeps, settle } from './settle-payment.service.ts';

const BATCH = 50;
/** A gateway that does not answer costs seconds for each order. Few enough to leave shoppers the database's connections. */
const AT_ONCE = 4;

/**
 * Ends card orders that nobody paid in time. The gateway is asked first: a return may have been lost after the money
 * was taken. Orders it does not answer for are left for the next run.
 * @param restS orders taken up within so many seconds are left out
 */
export const settleUnpaidOrders = async (deps: SettleDeps, { restS = 0 } = {}): Promise<void> => {
  const waiting = await takeUnsettledOrderIds(deps.db, { limit: BATCH, restS });
  const work = async () => {
    for (let orderId = waiting.shift(); orderId !== undefined; orderId = waiting.shift()) {
      try {
        await settleUnpaidOrder(deps, orderId);
      } catch (error) {
        deps.log.error({ err: error, order_id: orderId }, 'an unpaid order could not be settled');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
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
