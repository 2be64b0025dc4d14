import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db } from '../../db/connect.ts';
import type { Log } from '../../lib/log.ts';
import { WEBPAY_RETURN_PATH } from '../../lib/webpay-return-path.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { cancelOrder, isUnpaid } from '../orders/order-status.service.ts';
import { lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { findPayment, updatePaymentToken } from '../payments/payments.repository.ts';
import type { WebpayGateway } from '../payments/webpay.gateway.ts';

/** A second request waits this long for the first request's token before it creates its own. */
const TOKEN_WAIT_MS = 2500;
const TOKEN_POLL_MS = 100;

export interface PaymentDeps {
  db: Db;
  jobs: Jobs;
  gateway: WebpayGateway;
  publicUrl: string;
  log: Log;
}

/** Form of the gateway: POST `token_ws` = token to url. */
export interface PaymentForm {
  url: string;
  token: string;
}

/**
 * Creates the payment form of a placed order. Holds no lock during the gateway call. The first stored token wins, so
 * that simultaneous requests and retries after a crash get the same one. An unused token has no effect.
 * @throws DomainError PAYMENT_NOT_AVAILABLE: no token, so the order is cancelled and its stock released
 * @throws DomainError CONFLICT: a newer order has replaced the order meanwhile, or its payment has ended
 */
export const startPayment = async (
  deps: PaymentDeps,
  { order, isNew }: { order: OrderRow; isNew: boolean },
): Promise<PaymentForm> => {
  const existing = isNew ? undefined : await awaitForm(deps.db, order.id);
  if (existing) return existing;
  try {
    return await requestForm(deps, order);
  } catch (error) {
    if (error instanceof DomainError) throw error;
    deps.log.warn({ err: error, order: order.number }, 'the gateway gave no token');
    return giveUp(deps, order.id);
  }
};

/** Form of a simultaneous request. Undefined after the wait. */
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
  if (payment?.settled_at)
    throw new DomainError(payment.failure === 'gateway_down' ? 'PAYMENT_NOT_AVAILABLE' : 'CONFLICT');
  return payment?.token && payment.url ? { token: payment.token, url: payment.url } : undefined;
};

const requestForm = async (
  { db, gateway, publicUrl }: PaymentDeps,
  order: OrderRow,
): Promise<PaymentForm> => {
  // The gateway requires a unique number, even after a reset of the database's sequence.
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
  const otherForm = await findForm(db, order.id);
  if (!otherForm) throw new DomainError('CONFLICT');
  return otherForm;
};

/** Cancels the order unless another request has a form. */
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
