import type { Db } from '../../db/connect.ts';
import type { Log } from '../../lib/log.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { GatewayRefusal, type WebpayGateway } from '../payments/webpay.gateway.ts';
import { moveReturned } from './move-returned.service.ts';
import {
  claimRefund,
  findRefunds,
  isOpen,
  type Refund,
  releaseRefund,
  updateRefundDone,
  updateRefundRefused,
} from './refunds.repository.ts';

/** Time after its claim in which a process may send the refund. Later, its lease may have expired. */
const ASK_WITHIN_MS = 20_000;

export interface RefundDeps {
  db: Db;
  gateway: WebpayGateway;
  jobs: Jobs;
  log: Pick<Log, 'error'>;
}

/**
 * Sends the recorded refunds of an order to the gateway one by one. Stores a refusal for the operator. Rejects when the
 * result is unknown, so that the job retries. Uses a lease on the row instead of a lock during the gateway call.
 */
export const refundPayment = async (deps: RefundDeps, orderId: string): Promise<void> => {
  const open = (await findRefunds(deps.db, orderId)).filter(isOpen);
  // A refund stored by the previous release has no token. It belongs to the order's current payment.
  const ownToken = (await findPayment(deps.db, orderId))?.token;
  for (const refund of open) {
    const token = refund.token ?? ownToken;
    if (token) await giveRefund(deps, { orderId, token, id: refund.id });
  }
};

interface Wanted {
  orderId: string;
  token: string;
  id: string;
}

const giveRefund = async (deps: RefundDeps, wanted: Wanted): Promise<void> => {
  const { db, gateway, log } = deps;
  const startedAt = performance.now();
  const claim = await claimRefund(db, wanted.id);
  if (claim === 'over') return;
  if (claim === 'busy') throw new Error('the card network is being asked for this refund');

  const refunds = await findRefunds(db, wanted.orderId);
  const amount = refunds.find(({ id }) => id === wanted.id)?.amount ?? 0;
  const given = await askGiven(gateway, wanted.token).catch(async (error: unknown) => {
    // Release the claim only if no attempt has sent a request yet.
    if (claim === 'first') await releaseRefund(db, wanted.id);
    throw error;
  });
  if (given !== undefined && given >= doneByNetwork(refunds, wanted) + amount) return storeDone(deps, wanted);
  if (given === undefined && claim === 'again') {
    log.error(
      { order_id: wanted.orderId },
      'whether a refund was given is not known; the operator must look',
    );
    return updateRefundRefused(db, wanted.id, UNCLEAR);
  }
  if (performance.now() - startedAt > ASK_WITHIN_MS) throw new Error('this attempt took too long');
  try {
    await gateway.refund(wanted.token, amount);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    if (error.isLocked) {
      await releaseRefund(db, wanted.id);
      throw error;
    }
    log.error({ err: error, order_id: wanted.orderId }, 'the card network refused a refund');
    return updateRefundRefused(db, wanted.id, wordsOf(error));
  }
  await storeDone(deps, wanted);
};

const UNCLEAR =
  'its answer was lost and it no longer tells what it gave: ' +
  'look the payment up in its portal before giving the money again';

/** Extracts the gateway's message from the SDK's error. */
const wordsOf = ({ message }: Error): string =>
  (message.trim().split('\n').at(-1) ?? '').replaceAll(/\s+/g, ' ').slice(0, 200) || 'no reason given';

const storeDone = ({ db, jobs }: RefundDeps, { orderId, id }: Wanted): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await updateRefundDone(trx, id))) return;
    await moveReturned(trx, orderId, [id]);
    await jobs.enqueue(trx, 'send-order-mail', { order_id: orderId, kind: 'order-refunded', refund_id: id });
  });

/** Amount in CLP that the gateway has refunded, according to stored refunds. */
const doneByNetwork = (refunds: readonly Refund[], wanted: Wanted): number =>
  refunds
    .filter(({ token, done_at, by_hand }) => token === wanted.token && done_at && !by_hand)
    .reduce((sum, { amount }) => sum + amount, 0);

/** Amount in CLP that the gateway reports as refunded. Undefined when it no longer reports (after seven days). */
const askGiven = async (gateway: WebpayGateway, token: string): Promise<number | undefined> => {
  try {
    const { status, amount, balance } = await gateway.status(token);
    return status === 'REVERSED' ? amount : amount - (balance ?? amount);
  } catch (error) {
    if (error instanceof GatewayRefusal) return undefined;
    throw error;
  }
};
