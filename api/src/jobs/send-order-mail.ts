import type { Config } from '../config.ts';
import type { Db } from '../db/connect.ts';
import type { OrderMailKind } from '../db/schema/sales.ts';
import type { Log } from '../lib/log.ts';
import type { Mail } from '../mails/mailer.ts';
import { findUser } from '../modules/accounts/users.repository.ts';
import { composeMail } from '../modules/order-mails/compose-mail.ts';
import {
  updateFailedMails,
  updateQueuedMail,
  upsertMailAttempt,
} from '../modules/order-mails/order-mails.repository.ts';
import { isParcelOver } from '../modules/orders/cancellation-rule.ts';
import { isUnpaid } from '../modules/orders/order-status.service.ts';
import { findOrder, type OrderRow } from '../modules/orders/orders.repository.ts';
import { findPayment } from '../modules/payments/payments.repository.ts';
import { findRefunds } from '../modules/refunds/refunds.repository.ts';
import { PROBLEM_MAILS, parcelProblemOf } from '../modules/shipping/parcel.ts';
import { createRateLimit } from '../plugins/rate-limit.ts';
import type { JobData } from '../queue/job-list.ts';
import type { MailDeps } from './send-notice.ts';

const UNPAID_KINDS: ReadonlySet<OrderMailKind> = new Set([
  'order-received',
  'transfer-instructions',
  'payment-failed',
  'order-cancelled',
]);

/** Mails a day to one address about unpaid orders that anybody may have placed with it. */
const STRANGER_LIMIT = { name: 'unproven-order-mail', points: 30, seconds: 24 * 60 * 60 };

interface OrderMailDeps extends MailDeps {
  config: Pick<Config, 'RATE_LIMIT_FACTOR'>;
  log: Log;
}

/** Sends a mail about an order step to the buyer, in the order's language, and records the attempt. */
export const sendOrderMail = async (
  { db, mailer, publicUrl, secret, config, log }: OrderMailDeps,
  job: JobData['send-order-mail'],
): Promise<void> => {
  const order = await findOrder(db, job.order_id);
  // An erased order has no e-mail.
  if (!order || order.erased_at !== null || (await isOutdated(db, order, job.kind))) {
    if (job.mail_id) await updateQueuedMail(db, job.mail_id, { messageId: null, state: 'skipped' });
    // Earlier attempts that failed become skipped.
    else await updateFailedMails(db, job);
    return;
  }
  const address = order.email.toLowerCase();
  const limit = (await mayBeByStranger(db, order, job))
    ? createRateLimit(db, config, STRANGER_LIMIT)
    : undefined;
  if (limit && !(await limit.tryTake(address))) {
    log.warn({ order: order.number, kind: job.kind }, 'mail left out: its address got too many today');
    return;
  }
  const mail = await composeMail(db, order, { ...job, publicUrl, secret });
  try {
    await mailer.send(mail);
  } catch (error) {
    // The next attempt counts it again.
    await limit?.giveBack(address);
    await recordAttempt(db, mail, job, 'failed');
    throw error;
  }
  await recordAttempt(db, mail, job, 'sent');
};

/** Whether a stranger may have caused the mail: the order is unpaid, and its buyer has not proven the address. */
const mayBeByStranger = async (
  db: Db,
  order: OrderRow,
  { kind, mail_id }: JobData['send-order-mail'],
): Promise<boolean> => {
  if (!UNPAID_KINDS.has(kind) || order.payment_status === 'success') return false;
  // Only a mail that staff send again has an id.
  const isByStaff = order.placed_by !== null || mail_id !== undefined;
  if (isByStaff) return false;
  const user = order.user_id === null ? undefined : await findUser(db, order.user_id);
  const isOwn = user?.email.toLowerCase() === order.email.toLowerCase() && user.email_verified_at !== null;
  return !isOwn;
};

const recordAttempt = (
  db: Db,
  { messageId, to }: Mail,
  { order_id, kind, refund_id, mail_id }: JobData['send-order-mail'],
  state: 'sent' | 'failed',
): Promise<void> =>
  mail_id
    ? updateQueuedMail(db, mail_id, { messageId, state })
    : upsertMailAttempt(db, {
        orderId: order_id,
        kind,
        refundId: refund_id ?? null,
        recipient: to,
        messageId,
        state,
      });

/** Whether the order has moved on since the mail was queued: a broken mail server may delay it for a day. */
const isOutdated = async (
  db: Db,
  order: OrderRow,
  kind: JobData['send-order-mail']['kind'],
): Promise<boolean> => {
  const { status, payment_status, proof_at } = order;
  switch (kind) {
    case 'order-received':
    case 'transfer-instructions':
      return !isUnpaid({ order });
    case 'proof-received':
      return !isUnpaid({ order }) || proof_at === null;
    case 'proof-refused':
      return !isUnpaid({ order }) || proof_at !== null;
    case 'payment-approved':
    case 'order-revised':
      return status === 'cancelled';
    case 'payment-failed':
      return payment_status !== 'failed';
    case 'order-shipped':
      return status !== 'on_the_way' && status !== 'delivered';
    case 'parcel-returned':
    case 'parcel-lost': {
      const problem = parcelProblemOf(order);
      if (!problem || PROBLEM_MAILS[problem] !== kind) return true;
      const payment = await findPayment(db, order.id);
      return isParcelOver({ order, payment }, await findRefunds(db, order.id));
    }
    case 'order-delivered':
      return status !== 'delivered';
    default:
      return false;
  }
};
