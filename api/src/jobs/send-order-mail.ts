import type { Db, Executor } from '../db/connect.ts';
import type { OrderMailKind, OrderStatus } from '../db/schema/sales.ts';
import { findMailShop } from '../mails/find-mail-shop.ts';
import { findTransferAccount } from '../mails/find-transfer-account.ts';
import type { Mail, Mailer } from '../mails/mailer.ts';
import type { MailedOrder } from '../mails/order-confirmation.ts';
import type { NoticeFacts } from '../mails/order-notice.ts';
import type { NoticeKind } from '../mails/order-notice.words.ts';
import { findStatusTime } from '../modules/operator/operator.repository.ts';
import { orderLinks } from '../modules/order-links/order-link.ts';
import { updateQueuedMail, upsertMailAttempt } from '../modules/orders/order-mails.repository.ts';
import { isUnpaid } from '../modules/orders/order-status.service.ts';
import {
  countStatus,
  findOrder,
  findOrderLines,
  type OrderRow,
} from '../modules/orders/orders.repository.ts';
import { cardOf, deliveryOf } from '../modules/orders/to-order.ts';
import { findPickup, type PickupPlaces } from '../modules/pages/pickup-place.service.ts';
import { findPayment } from '../modules/payments/payments.repository.ts';
import { findRefunds } from '../modules/refunds/refunds.repository.ts';
import type { JobData } from './jobs.ts';

/** Sends a mail about an order step to the buyer, in the order's language, and records the attempt. */
export const sendOrderMail = async (
  { db, mailer, ...links }: { db: Db; mailer: Mailer; publicUrl: string; secret: string },
  job: JobData['send-order-mail'],
): Promise<void> => {
  const order = await findOrder(db, job.order_id);
  // An erased order has no e-mail.
  if (!order || order.erased_at !== null || isOverdue(order, job.kind)) {
    if (job.mail_id) await updateQueuedMail(db, job.mail_id, { messageId: null, state: 'skipped' });
    return;
  }
  const mail = await composeMail(db, order, { ...job, ...links });
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

type Compose = JobData['send-order-mail'] & { publicUrl: string; secret: string };

/** Makes a mail from the order's current state. */
export const composeMail = async (db: Db, order: OrderRow, job: Compose): Promise<Mail> => {
  const mail = await composeKind(db, order, job);
  // A mail that staff send again needs its own message id, or mail programs hide it.
  return job.mail_id
    ? { ...mail, messageId: `<again-${job.mail_id}@${new URL(job.publicUrl).hostname}>` }
    : mail;
};

const composeKind = async (
  db: Db,
  order: OrderRow,
  { kind, refund_id, publicUrl, secret }: Compose,
): Promise<Mail> => {
  const mailed = await toMailedOrder(db, order);
  const shop = await findMailShop(db, order.locale);
  const linkTo = orderLinks({ publicUrl, secret }, order.id);
  if (kind === 'payment-approved') {
    const { orderConfirmation } = await import('../mails/order-confirmation.ts');
    return orderConfirmation(mailed, shop, { publicUrl, linkTo });
  }
  const { orderNotice } = await import('../mails/order-notice.ts');
  const facts = await findFacts(db, order, { kind, refund_id });
  return orderNotice(await wordsOf(db, order, kind), mailed, { shop, publicUrl, linkTo, facts });
};

/** Words that fit the order: the true reason of a cancellation, and what a refund means. */
const wordsOf = async (
  db: Executor,
  order: OrderRow,
  kind: Exclude<OrderMailKind, 'payment-approved'>,
): Promise<NoticeKind> => {
  if (kind === 'order-shipped' && order.delivery_method === 'pickup') return 'order-ready';
  if (kind === 'order-refunded' && order.status === 'cancelled') return 'order-cancelled-refunded';
  if (kind !== 'order-cancelled') return kind;
  const at = await findStatusTime(db, order);
  return at && at < order.expires_at ? 'order-cancelled-early' : kind;
};

/** Mails about a status that an order may reach again after a correction. */
const STATUS_OF_MAIL: Partial<Record<OrderMailKind, OrderStatus>> = {
  'order-shipped': 'on_the_way',
  'order-delivered': 'delivered',
};

const findFacts = async (
  db: Executor,
  order: OrderRow,
  { kind, refund_id }: Pick<JobData['send-order-mail'], 'kind' | 'refund_id'>,
): Promise<NoticeFacts> => {
  if (kind === 'transfer-instructions' || kind === 'proof-refused' || kind === 'order-cancelled') {
    const account = order.transfer_account ?? (await findTransferAccount(db, order.locale));
    const proofEmail = account?.email;
    if (kind === 'transfer-instructions') return { account, proofEmail };
    if (kind === 'order-cancelled') return { proofEmail };
    const occurrence = order.expires_at.getTime().toString(36);
    return { reason: order.proof_refusal, proofEmail, occurrence };
  }
  // A step may happen twice: a retried payment fails again, an order is sent again after a correction. Each
  // time needs its own message id, or mail programs drop the second mail.
  if (kind === 'payment-failed' || kind === 'order-corrected')
    return { occurrence: order.updated_at.getTime().toString(36) };
  const status = STATUS_OF_MAIL[kind];
  if (status) {
    const times = await countStatus(db, order.id, status);
    return times > 1 ? { occurrence: String(times) } : {};
  }
  const refund = refund_id && (await findRefunds(db, order.id)).find(({ id }) => id === refund_id);
  return refund ? { amount: refund.amount, isByHand: refund.by_hand, occurrence: refund.id } : {};
};

const toMailedOrder = async (db: Executor, order: OrderRow): Promise<MailedOrder> => {
  const [lines, payment, pickup] = await Promise.all([
    findOrderLines(db, order.id),
    findPayment(db, order.id),
    order.delivery_method === 'pickup' ? findPickup(db) : {},
  ]);
  const { min_days, max_days } = order;
  return {
    ...order,
    lines: lines.map((line) => ({
      ...line,
      brand: line.brand.name,
      retractoExcluded: line.retracto_excluded,
    })),
    delivery: {
      ...deliveryOf(order),
      days: min_days === null || max_days === null ? null : { min: min_days, max: max_days },
      pickup: (pickup as PickupPlaces)[order.locale] ?? null,
    },
    invoice: order.invoice,
    card: cardOf(order, payment),
  };
};
