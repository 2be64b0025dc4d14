import { askStatus, OPEN_STATUS } from '../payments/ask-outcome.ts';
import { findPayment, takeUnsettledOrderIds } from '../payments/payments.repository.ts';
import { cancelUnlessSettled, commitPayment, type SettleDeps, settle } from './settle-payment.service.ts';

const BATCH = 50;
/** Concurrency of the job. A slow gateway takes seconds per order; few at once leave connections for requests. */
const AT_ONCE = 4;

/**
 * Settles card orders whose payment expired, and those whose commit was interrupted. Asks the gateway before it cancels
 * an expired order, because a return may have been lost after the charge. Without a response, the next run retries.
 * @param restS skips orders checked within this many seconds
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
  // The commit had started after the shopper's return. Finish it.
  if (payment?.token && payment.commit_started_at) {
    await commitPayment(deps, payment.token);
    return;
  }
  // Without a token, the gateway has nothing to charge.
  const state = payment?.token ? await askStatus(deps.gateway, payment.token, deps.log) : 'void';
  if (state === 'unknown') return;
  if (state === 'void' || state.status === OPEN_STATUS) await cancelUnlessSettled(deps, orderId, 'expired');
  else await settle(deps, orderId, state);
};
