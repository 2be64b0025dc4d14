import type { Tx } from '../../db/connect.ts';
import type { PaymentFailure } from '../../db/schema/sales.ts';
import type { Jobs, OrderMailKind } from '../../jobs/jobs.ts';
import { deleteBoughtItems } from '../carts/carts.repository.ts';
import { deleteCouponUse } from '../discounts/discounts.repository.ts';
import { updatePaymentSettled } from '../payments/payments.repository.ts';
import { releaseOrderStock } from '../stock/stock.repository.ts';
import { type LockedOrder, updateOrderStatus } from './orders.repository.ts';

/** Whether the order still waits for its payment. */
export const isUnpaid = ({ order }: Pick<LockedOrder, 'order'>): boolean =>
  order.status === 'in_validation' && order.payment_status === 'pending';

/** Whether the gateway was asked to take the money and its answer is not known yet. */
export const isCommitting = ({ payment }: LockedOrder): boolean =>
  payment !== undefined && payment.commit_started_at !== null && payment.settled_at === null;

/** What the shopper is told. Of an order replaced by a newer one, or never begun, nothing: the page has said it. */
const MAIL_OF_FAILURE: Record<PaymentFailure, OrderMailKind | null> = {
  refused: 'payment-failed',
  aborted: 'payment-failed',
  timeout: 'payment-failed',
  double: 'payment-failed',
  expired: 'payment-failed',
  mismatch: 'payment-failed',
  superseded: null,
  gateway_down: null,
};

/** Cancels a locked, unpaid order and gives its stock and its use of a coupon back. The cart stays as it is. */
export const cancelOrder = async (
  trx: Tx,
  jobs: Jobs,
  { order, payment }: LockedOrder,
  failure: PaymentFailure,
  answer: object | null = null,
): Promise<void> => {
  await updateOrderStatus(trx, order.id, {
    status: 'cancelled',
    payment_status: 'failed',
    // Without a token the shopper never got to pay: the same request may be sent again.
    ...(payment && payment.token === null && { idempotency_key: null }),
  });
  if (payment) await updatePaymentSettled(trx, order.id, { failure, answer });
  await giveBack(trx, order.id);
  const kind = payment ? MAIL_OF_FAILURE[failure] : 'order-cancelled';
  if (kind) await jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind });
};

/** Gives back what an order holds: stock, and its use of a coupon. A second call gives nothing. */
export const giveBack = async (trx: Tx, orderId: string): Promise<void> => {
  await releaseOrderStock(trx, orderId);
  await deleteCouponUse(trx, orderId);
};

/** Confirms a locked, paid order: its things leave the cart, its confirmation is queued. */
export const confirmOrder = async (
  trx: Tx,
  jobs: Jobs,
  { order, payment }: LockedOrder,
  answer: object | null,
): Promise<void> => {
  await updateOrderStatus(trx, order.id, { status: 'confirmed', payment_status: 'success' });
  if (payment) {
    await updatePaymentSettled(trx, order.id, { failure: null, answer });
    // A transfer's cart was emptied when it was ordered; what is in it now was chosen since.
    await deleteBoughtItems(trx, order.cart_id, order.id);
  }
  await jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind: 'payment-approved' });
};
