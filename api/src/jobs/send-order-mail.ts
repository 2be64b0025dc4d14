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

/** Whether the mail is outdated: a reminder of a settled payment, or a failure that was paid since. */
const isOverdue = (order: OrderRow, kind: JobData['send-order-mail']['kind']): boolean =>
  (kind === 'order-received' && !isUnpaid({ order })) ||
  (kind === 'payment-failed' && order.payment_status !== 'failed') ||
  // The buyer sent another proof, or the payment was confirmed.
  (kind === 'proof-refused' && (!isUnpaid({ order }) || order.proof_at !== null));
