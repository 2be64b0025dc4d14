import type { Tx } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import type { LockedOrder } from '../orders/orders.repository.ts';
import {
  insertRefund,
  type NewRefund,
  queueRefund,
  updateRefundRefused,
} from '../refunds/refunds.repository.ts';

/** Staff read it where a refused refund has the card network's message. */
const NOT_BY_CARD = 'the card cannot get it back: transfer the money to the account that the buyer named';

/**
 * Records a refund that a buyer asked for. `card`: a job sends it to the card network. `account`: staff transfer the
 * money. A card payment then gets a refused refund, so that the job does not send it to the network.
 * @returns the refund's id
 */
export const noteBuyersRefund = async (
  trx: Tx,
  jobs: Jobs,
  { order, payment }: LockedOrder,
  { way, ...refund }: Pick<NewRefund, 'amount' | 'reason' | 'lines'> & { way: 'card' | 'account' },
): Promise<string> => {
  const noted = { ...refund, orderId: order.id, token: payment?.token ?? null };
  if (way === 'card') return queueRefund(trx, jobs, noted);
  const id = await insertRefund(trx, noted);
  if (payment) await updateRefundRefused(trx, id, NOT_BY_CARD);
  return id;
};
