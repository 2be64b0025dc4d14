import type { Tx } from '../../db/connect.ts';
import type { PaymentFailure } from '../../db/schema/sales.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { deleteBoughtItems } from '../carts/carts.repository.ts';
import { type LockedOrder, updateOrderStatus, updatePaymentSettled } from './orders.repository.ts';
import { releaseOrderStock } from './stock.repository.ts';

/** Whether the order still waits for its payment. */
export const isUnpaid = ({ order }: LockedOrder): boolean =>
  order.status === 'in_validation' && order.payment_status === 'pending';

/** Whether the gateway was asked to take the money and its answer is not known yet. */
export const isCommitting = ({ payment }: LockedOrder): boolean =>
  payment !== undefined && payment.commit_started_at !== null && payment.settled_at === null;

/** Cancels a locked, unpaid order and gives its stock back. The cart stays as it is. */
export const cancelOrder = async (
  trx: Tx,
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
  await releaseOrderStock(trx, order.id);
};

/** Confirms a locked, paid order: its things leave the cart, its confirmation is queued. */
export const confirmOrder = async (
  trx: Tx,
  jobs: Jobs,
  { order }: LockedOrder,
  answer: object,
): Promise<void> => {
  await updateOrderStatus(trx, order.id, { status: 'confirmed', payment_status: 'success' });
  await updatePaymentSettled(trx, order.id, { failure: null, answer });
  await deleteBoughtItems(trx, order.cart_id, order.id);
  await jobs.enqueue(trx, 'send-order-confirmation', { order_id: order.id });
};
