import { setTimeout as wait } from 'node:timers/promises';
import type { Db, Tx } from '../../db/connect.ts';
import type { PaymentFailure } from '../../db/schema/sales.ts';
import type { Log } from '../../lib/log.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { planDifference } from '../operator/apply-difference.service.ts';
import { cancelOrder, confirmOrder, isCommitting, isUnpaid } from '../orders/order-status.service.ts';
import { findOrder, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { askOutcome } from '../payments/ask-outcome.ts';
import { findFormerToken } from '../payments/payment-attempts.repository.ts';
import { claimCommit, renewCommit } from '../payments/payments.repository.ts';
import { isApproved, type WebpayGateway, type WebpayTransaction } from '../payments/webpay.gateway.ts';
import { findRefunds, queueRefund } from '../refunds/refunds.repository.ts';

/** A return waits this long for the result of a simultaneous commit. */
const RESULT_WAIT_MS = 20_000;
const RESULT_POLL_MS = 150;

export interface SettleDeps {
  db: Db;
  gateway: WebpayGateway;
  jobs: Jobs;
  log: Log;
}

/** `pending`: the gateway has not responded. The job for unpaid orders retries. */
type PaymentResult = 'success' | 'failed' | 'pending';

/** Order of a return and the result of its payment. */
export interface ReturnOutcome {
  orderId: string;
  result: PaymentResult;
}

/**
 * Commits a payment once for any number of returns and settles the order: confirmed, or cancelled with its
 * stock released. Holds no lock during the gateway call.
 * @returns undefined when another return has claimed or ended it, or a later payment replaced it
 */
export const commitPayment = async (deps: SettleDeps, token: string): Promise<ReturnOutcome | undefined> => {
  const { db, gateway, log } = deps;
  const orderId = await claimCommit(db, token);
  if (orderId === undefined) return undefined;
  const answer = await askOutcome(gateway, token, { log, beforeRetry: () => renewCommit(db, token) });
  if (answer === 'unknown') return { orderId, result: 'pending' };
  const result =
    answer === 'void'
      ? await cancelUnlessSettled(deps, orderId, 'refused', { isCommitOver: true })
      : await settle(deps, orderId, answer);
  return { orderId, result };
};

/**
 * Settles a payment by the gateway's response:
 * - an approved charge that fits the unpaid order confirms it;
 * - a refused or wrong charge cancels the unpaid order, and so does the charge of a difference whose order was cancelled,
 *   sent or changed meanwhile;
 * - an approved charge that pays for no order is refunded.
 */
export const settle = async (
  { db, jobs, log }: SettleDeps,
  orderId: string,
  answer: WebpayTransaction,
): Promise<PaymentResult> => {
  const result = await db.transaction().execute(async (trx): Promise<PaymentResult | undefined> => {
    const locked = await lockOrder(trx, orderId);
    if (!locked?.payment) return undefined;
    const { order, payment } = locked;
    const former =
      answer.buy_order === payment.buy_order
        ? undefined
        : await findFormerToken(trx, orderId, answer.buy_order);
    // The response is of a former payment. The order has a later one, which must not change.
    if (former) {
      if (isApproved(answer)) await refundCharge(trx, { jobs, log }, order, former, answer);
      return undefined;
    }
    const isOurs = answer.amount === payment.amount && answer.buy_order === payment.buy_order;
    const approved = isApproved(answer);
    if (approved && isOurs && isUnpaid(locked)) {
      const difference = await planDifference(trx, jobs, order);
      // The order is no difference, or its change is still possible.
      if (!difference || 'run' in difference) {
        await confirmOrder(trx, jobs, locked, answer);
        await difference?.run();
        return 'success';
      }
    }
    if (isUnpaid(locked)) await cancelOrder(trx, jobs, locked, approved ? 'mismatch' : 'refused', answer);
    const isPaidFor = order.payment_status === 'success' && isOurs;
    if (approved && !isPaidFor) await refundCharge(trx, { jobs, log }, order, payment.token, answer);
    return undefined;
  });
  return result ?? readResult(db, orderId);
};

/** Refunds a charge that pays for no order: a wrong amount, or a payment that was cancelled or replaced before. */
const refundCharge = async (
  trx: Tx,
  { jobs, log }: Pick<SettleDeps, 'jobs' | 'log'>,
  order: OrderRow,
  token: string | null,
  { amount, buy_order }: WebpayTransaction,
): Promise<void> => {
  // Two processes may settle the same payment. Record the refund once.
  if ((await findRefunds(trx, order.id)).some((refund) => refund.token === token)) return;
  log.error({ order: order.number, buy_order }, 'a payment that fits no open order is refunded');
  await queueRefund(trx, jobs, { orderId: order.id, token, amount, reason: 'fits no open order' });
};

/**
 * Cancels an order whose payment failed and releases its stock. Waits for the result of a commit in progress.
 * Does not change a settled order.
 */
export const cancelUnlessSettled = async (
  { db, jobs }: Pick<SettleDeps, 'db' | 'jobs'>,
  orderId: string,
  failure: PaymentFailure,
  { isCommitOver = false } = {},
): Promise<PaymentResult> => {
  const isCommitted = await db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (!locked || !isUnpaid(locked)) return false;
    if (isCommitting(locked) && !isCommitOver) return true;
    await cancelOrder(trx, jobs, locked, failure);
    return false;
  });
  return isCommitted ? awaitResult(db, orderId) : readResult(db, orderId);
};

/** The stored result. An unknown order has failed. */
export const readResult = async (db: Db, orderId: string): Promise<PaymentResult> =>
  (await findOrder(db, orderId))?.payment_status ?? 'failed';

/** The stored result, once a commit in progress has it. */
export const awaitResult = async (db: Db, orderId: string): Promise<PaymentResult> => {
  const deadline = Date.now() + RESULT_WAIT_MS;
  for (;;) {
    const result = await readResult(db, orderId);
    if (result !== 'pending' || Date.now() > deadline) return result;
    await wait(RESULT_POLL_MS);
  }
};
