import type { Db } from '../../db/connect.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { findPayment } from '../purchases/orders.repository.ts';
import { deleteOpenRefund, findRefunds, updateRefundDone } from './refunds.repository.ts';
import { GatewayRefusal, type WebpayGateway } from './webpay.gateway.ts';

/**
 * Gives back through the gateway what was noted for an order. The gateway is asked first what it gave already: a
 * process may have died between its answer and our note. Rejects when the gateway does not agree, so that the job
 * tries again; the queue lets one process at a time do it.
 */
export const refundPayment = async (
  { db, gateway, jobs }: { db: Db; gateway: WebpayGateway; jobs: Jobs },
  orderId: string,
): Promise<void> => {
  const payment = await findPayment(db, orderId);
  if (!payment?.token) return;
  const refunds = await findRefunds(db, orderId);
  let done = refunds.filter(({ done_at }) => done_at).reduce((sum, { amount }) => sum + amount, 0);
  for (const { id, amount } of refunds.filter(({ done_at }) => !done_at)) {
    const given = (await askGiven(gateway, payment.token)) ?? done;
    if (given < done + amount) await giveBack({ db, gateway }, payment, { id, amount });
    done += amount;
    await db.transaction().execute(async (trx) => {
      if (!(await updateRefundDone(trx, id))) return;
      await jobs.enqueue(trx, 'send-order-mail', {
        order_id: orderId,
        kind: 'order-refunded',
        refund_id: id,
      });
    });
  }
};

/** A part that the gateway refuses (debit, instalments) it refuses for ever: the note is taken back. */
const giveBack = async (
  { db, gateway }: { db: Db; gateway: WebpayGateway },
  payment: { token: string | null; amount: number },
  { id, amount }: { id: string; amount: number },
): Promise<void> => {
  try {
    await gateway.refund(payment.token ?? '', amount);
  } catch (error) {
    if (error instanceof GatewayRefusal && amount < payment.amount) await deleteOpenRefund(db, id);
    throw error;
  }
};

/** What the gateway has given back so far, CLP; undefined when it no longer tells (it forgets after seven days). */
const askGiven = async (gateway: WebpayGateway, token: string): Promise<number | undefined> => {
  try {
    const { status, amount, balance } = await gateway.status(token);
    return status === 'REVERSED' ? amount : amount - (balance ?? amount);
  } catch (error) {
    if (error instanceof GatewayRefusal) return undefined;
    throw error;
  }
};
