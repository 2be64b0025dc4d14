import type { Db, Executor } from '../../db/connect.ts';
import type { OrderMailKind, OrderStatus } from '../../db/schema/sales.ts';
import { orderLinks } from '../../lib/order-link.ts';
import type { Mail } from '../../mails/mailer.ts';
import type { MailedOrder } from '../../mails/order-confirmation.ts';
import type { NoticeFacts } from '../../mails/order-notice.ts';
import type { OrderNoticeKind } from '../../mails/order-notice.words.ts';
import type { JobData } from '../../queue/job-list.ts';
import { findMailShop } from '../content/find-mail-shop.ts';
import { findTransferAccount } from '../content/find-transfer-account.ts';
import { findStatusTime } from '../operator/operator.repository.ts';
import { linesNow } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { findOrderPickup } from '../orders/order-pickup.service.ts';
import { hasPromise } from '../orders/order-status.service.ts';
import { countStatus, findOrder, findOrderLines, type OrderRow } from '../orders/orders.repository.ts';
import { retryOf } from '../orders/retry-rule.ts';
import { cardOf, deliveryOf } from '../orders/to-order.ts';
import { toOrderRefunds } from '../orders/to-order-refunds.ts';
import { toOrderRevisions, toPacked } from '../orders/to-order-revisions.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { parcelOf } from '../shipping/parcel.ts';
import { promiseInWords, promiseOfOrder } from '../shipping/promise.service.ts';
import { findMailedDocuments } from './mailed-documents.ts';
import { findReturnMailFacts, isReturnMail } from './return-mail-facts.ts';

/** The mail, as its job names it, and what its links need. */
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
  { kind, refund_id, return_id, publicUrl, secret }: Compose,
): Promise<Mail> => {
  const mailed = await toMailedOrder(db, order);
  const shop = await findMailShop(db, order.locale);
  const linkTo = orderLinks({ publicUrl, secret }, order.id);
  if (kind === 'payment-approved') {
    const { orderConfirmation } = await import('../../mails/order-confirmation.ts');
    return orderConfirmation(mailed, shop, { publicUrl, linkTo });
  }
  const { orderNotice } = await import('../../mails/order-notice.ts');
  if (kind === 'document-issued') {
    const documents = await findMailedDocuments(db, order, { refund_id, secret, publicUrl });
    const notice = orderNotice(documents.words, mailed, { shop, publicUrl, linkTo, facts: documents.facts });
    return { ...notice, ...documents.files };
  }
  const facts = await findFacts(db, order, { kind, refund_id, return_id });
  return orderNotice(await wordsOf(db, order, kind), mailed, { shop, publicUrl, linkTo, facts });
};

/** Words that fit the order: the true reason of a cancellation, and what a refund means. */
const wordsOf = async (
  db: Executor,
  order: OrderRow,
  kind: Exclude<OrderMailKind, 'payment-approved' | 'document-issued'>,
): Promise<OrderNoticeKind> => {
  if (kind === 'order-shipped' && order.delivery_method === 'pickup') return 'order-ready';
  if (kind === 'order-refunded' && order.status === 'cancelled') return 'order-cancelled-refunded';
  const isOver = kind === 'payment-failed' || kind === 'order-cancelled';
  if (isOver && order.difference_of && order.payment_status !== 'success') {
    const changed = await findOrder(db, order.difference_of);
    // Later, its products can no longer be changed.
    if (changed?.status === 'confirmed') return unpaidDifference(db, order);
    // The difference of a cancelled order is cancelled as any order.
    if (kind === 'payment-failed' || changed?.status !== 'cancelled') return 'difference-unpaid';
  }
  if (kind === 'order-received' && order.difference_of) return 'difference-link';
  if (kind === 'transfer-instructions' && order.difference_of) return 'difference-transfer';
  if (kind === 'order-received' && order.placed_by) return 'payment-link';
  if (kind === 'payment-failed' && order.placed_by) return 'payment-link-failed';
  if (kind !== 'order-cancelled') return kind;
  if (order.payment_status === 'success') return 'order-cancelled-paid';
  const at = await findStatusTime(db, order);
  return at && at < order.expires_at ? 'order-cancelled-early' : kind;
};

/** A card can still pay it on the page of the order, unless staff cancelled it. */
const unpaidDifference = async (db: Executor, order: OrderRow): Promise<OrderNoticeKind> => {
  const payment = await findPayment(db, order.id);
  const retry = retryOf({ order, payment }, { isPointless: false, now: new Date() });
  return retry === 'none' ? 'difference-unpaid' : 'difference-unpaid-card';
};

/**
 * Facts of the mail's kind. `occurrence` gives a mail that an order may get twice its own message id, or mail programs
 * drop the second one.
 */
const findFacts = async (
  db: Executor,
  order: OrderRow,
  { kind, refund_id, return_id }: Pick<JobData['send-order-mail'], 'kind' | 'refund_id' | 'return_id'>,
): Promise<NoticeFacts> => {
  if (isReturnMail(kind)) return findReturnMailFacts(db, order, { kind, returnId: return_id });
  switch (kind) {
    case 'transfer-instructions': {
      const account = await findAccount(db, order);
      return { account, proofEmail: account?.email };
    }
    // The next proof after a refused one gets a mail too.
    case 'proof-received':
      return order.proof_at ? { occurrence: order.proof_at.getTime().toString(36) } : {};
    case 'proof-refused':
      return {
        reason: order.proof_refusal,
        proofEmail: (await findAccount(db, order))?.email,
        occurrence: order.expires_at.getTime().toString(36),
      };
    case 'order-cancelled':
      return {
        proofEmail: order.platform === 'transfer' ? (await findAccount(db, order))?.email : undefined,
        ...(await findRefundFacts(db, order, refund_id)),
      };
    // A retried payment may fail again, and an order may be corrected again.
    case 'payment-failed':
    case 'order-corrected':
      return { occurrence: order.updated_at.getTime().toString(36) };
    case 'order-revised': {
      const facts = await findRevisionFacts(db, order);
      return { ...facts, occurrence: String(facts.revisions.length) };
    }
    case 'order-shipped':
      return {
        parcel: parcelOf(order),
        ...(await findRevisionFacts(db, order)),
        ...(await repeatOfStatus(db, order, 'on_the_way')),
      };
    case 'parcel-returned':
    case 'parcel-lost':
      return repeatOfStatus(db, order, 'on_the_way');
    case 'order-delivered':
      return repeatOfStatus(db, order, 'delivered');
    default:
      return findRefundFacts(db, order, refund_id);
  }
};

/** Account for the transfer: the one that the buyer was told, or today's. */
const findAccount = async (db: Executor, order: OrderRow) =>
  order.transfer_account ?? (await findTransferAccount(db, order.locale));

/** An order may reach a status again after a correction. */
const repeatOfStatus = async (db: Executor, order: OrderRow, status: OrderStatus): Promise<NoticeFacts> => {
  const times = await countStatus(db, order.id, status);
  return times > 1 ? { occurrence: String(times) } : {};
};

/** Changes of the order so far, and what is sent. */
const findRevisionFacts = async (db: Executor, order: OrderRow) => {
  const [lines, revisions, refunds] = await Promise.all([
    findOrderLines(db, order.id),
    findRevisions(db, order.id),
    findRefunds(db, order.id),
  ]);
  const facts = { lines, revisions, refunds };
  const packed = toPacked(facts);
  return { revisions: toOrderRevisions(facts), ...(packed && { packed }) };
};

/** Amount, means and parts of a refund. Nothing without one. */
const findRefundFacts = async (
  db: Executor,
  order: OrderRow,
  refundId: string | undefined,
): Promise<NoticeFacts> => {
  const refund = refundId && (await findRefunds(db, order.id)).find(({ id }) => id === refundId);
  if (!refund) return {};
  const [lines, revisions, payment] = await Promise.all([
    findOrderLines(db, order.id),
    findRevisions(db, order.id),
    findPayment(db, order.id),
  ]);
  return {
    amount: refund.amount,
    isByHand: refund.by_hand,
    refund: toOrderRefunds({ lines: linesNow(lines, revisions), payment, refunds: [refund] })[0],
    occurrence: refund.id,
  };
};

const toMailedOrder = async (db: Executor, order: OrderRow): Promise<MailedOrder> => {
  const [lines, payment, pickup] = await Promise.all([
    findOrderLines(db, order.id),
    order.platform === 'webpay' ? findPayment(db, order.id) : undefined,
    findOrderPickup(db, order),
  ]);
  const { min_days, max_days } = order;
  const promise = hasPromise(order) ? promiseOfOrder(order) : null;
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
      arrives: promise && promiseInWords(promise, order.locale),
      pickup: pickup[order.locale] ?? null,
    },
    card: cardOf(order, payment),
  };
};
