import type { Db } from '../db/connect.ts';
import type { Mail } from '../mails/mailer.ts';
import { composeMail } from '../modules/order-mails/compose-mail.ts';
import { updateQueuedMail, upsertMailAttempt } from '../modules/order-mails/order-mails.repository.ts';
import { isUnpaid } from '../modules/orders/order-status.service.ts';
import { findOrder, type OrderRow } from '../modules/orders/orders.repository.ts';
import type { JobData } from '../queue/job-list.ts';
import type { MailDeps } from './send-notice.ts';

/** Sends a mail about an order step to the buyer, in the order's language, and records the attempt. */
export const sendOrderMail = async (
  { db, mailer, publicUrl, secret }: MailDeps,
  job: JobData['send-order-mail'],
): Promise<void> => {
  const order = await findOrder(db, job.order_id);
  // An erased order has no e-mail.
  if (!order || order.erased_at !== null || isOverdue(order, job.kind)) {
    if (job.mail_id) await updateQueuedMail(db, job.mail_id, { messageId: null, state: 'skipped' });
    return;
  }
  const mail = await composeMail(db, order, { ...job, publicUrl, secret });
  try {
    await mailer.send(mail);
  } catch (error) {
    await recordAttempt(db, mail, job, 'failed');
    throw error;
  }
  await recordAttempt(db, mail, job, 'sent');
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
const isOverdue = (order: OrderRow, kind: JobData['send-order-mail']['kind']): boolean => {
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
    case 'order-delivered':
      return status !== 'delivered';
    default:
      return false;
  }
};
