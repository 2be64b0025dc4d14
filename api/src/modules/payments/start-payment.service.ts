import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { Log } from '../../lib/log.ts';
import { cancelOrder, isUnpaid } from '../orders/order-status.service.ts';
import { lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { findPayment, updatePaymentToken } from './payments.repository.ts';
import type { WebpayGateway } from './webpay.gateway.ts';
import { WEBPAY_RETURN_PATH } from './webpay-return-path.ts';

/** A second request of the same order waits this long for the first one's token before it asks for one itself. */
const TOKEN_WAIT_MS = 2500;
const TOKEN_POLL_MS = 100;

export interface PaymentDeps {
  db: Db;
  jobs: Jobs;
  gateway: WebpayGateway;
  publicUrl: string;
  log: Log;
}

/** The gateway's form: POST `token_ws` = token to url. */
export interface PaymentForm {
  url: string;
  token: string;
}

/**
 * The payment form of a placed order. No lock is held while the gateway is asked. Whoever stores a token first wins,
 * so several requests, or one after a crash, end with one and the same; a token never handed out costs nothing.
 * @throws DomainError PAYMENT_NOT_AVAILABLE: the gateway gave no token, the order is cancelled, its stock given back
 * @throws DomainError CONFLICT: the order was cancelled by a newer one meanwhile
 */
export const startPayment = async (
  deps: PaymentDeps,
  { order, isNew }: { order: OrderRow; isNew: boolean },
): Promise<PaymentForm> => {
  const known = isNew ? undefined : await awaitForm(deps.db, order.id);
  if (known) return known;
  try {
    return await requestForm(deps, order);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    deps.log.warn({ err: error, order: order.number }, 'the gateway gave no token');
    return giveUp(deps, order.id);
  }
};

/** The form that another request got; undefined when none came in time. */
const awaitForm = async (db: Db, orderId: string): Promise<PaymentForm | undefined> => {
  const deadline = Date.now() + TOKEN_WAIT_MS;
  for (;;) {
    const form = await findForm(db, orderId);
    if (form || Date.now() > deadline) return form;
    await wait(TOKEN_POLL_MS);
  }
};

const findForm = async (db: Db, orderId: string): Promise<PaymentForm | undefined> => {
  const payment = await findPayment(db, orderId);
  if (payment?.token && payment.url) return { token: payment.token, url: payment.url };
  if (payment?.settled_at) {
    throw new DomainError(payment.failure === 'superseded' ? 'CONFLICT' : 'PAYMENT_NOT_AVAILABLE');
  }
  return undefined;
};

const requestForm = async (
  { db, gateway, publicUrl }: PaymentDeps,
  order: OrderRow,
): Promise<PaymentForm> => {
  // The gateway wants a number never used before, even when a database began again at 1.
  const buyOrder = `${order.number}-${randomBytes(4).toString('hex')}`;
  const sessionId = randomBytes(16).toString('hex');
  const form = await gateway.create({
    buyOrder,
    sessionId,
    amount: order.total,
    returnUrl: publicUrl + WEBPAY_RETURN_PATH,
  });
  const stored = await updatePaymentToken(db, order.id, { ...form, buyOrder, sessionId });
  if (stored) return form;
  const other = await findForm(db, order.id);
  if (!other) throw new DomainError('CONFLICT');
  return other;
};

/** Cancels the order unless another request got a form for it. */
const giveUp = async ({ db, jobs }: PaymentDeps, orderId: string): Promise<PaymentForm> => {
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (locked && isUnpaid(locked) && locked.payment?.token === null) {
      await cancelOrder(trx, jobs, locked, 'gateway_down');
    }
  });
  const form = await findForm(db, orderId);
  if (!form) throw new DomainError('PAYMENT_NOT_AVAILABLE');
  return form;
};
