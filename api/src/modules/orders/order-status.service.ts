import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Tx } from '../../db/connect.ts';
import type { OrderMailKind, OrderStatus, PaymentFailure } from '../../db/schema/sales.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { deleteBoughtItems } from '../carts/bought-items.repository.ts';
import { deleteCouponUse } from '../discounts/discounts.repository.ts';
import { promiseAgain } from '../shipping/promise-again.service.ts';
import { releaseOrderStock } from '../stock/stock.repository.ts';
import { type LockedOrder, lockOrder, updateOrderSettled } from './orders.repository.ts';

/** Statuses before shipping. */
export const UNSHIPPED: ReadonlySet<OrderStatus> = new Set(['in_validation', 'confirmed']);

/** Whether the order still waits for its payment. */
export const isUnpaid = ({ order }: Pick<LockedOrder, 'order'>): boolean =>
  order.status === 'in_validation' && order.payment_status === 'pending';

/**
 * Whether the promised days may be shown: not of a cancelled order, nor before a transfer arrives, because they count
 * from its arrival. A chosen day does not, while it is the promised one.
 */
export const hasPromise = ({
  platform,
  status,
  chosen_day,
  promised_first,
}: Pick<LockedOrder['order'], 'platform' | 'status' | 'chosen_day' | 'promised_first'>): boolean => {
  const isChosen = chosen_day !== null && chosen_day === promised_first;
  return status !== 'cancelled' && (isChosen || !(platform === 'transfer' && status === 'in_validation'));
};

/** Whether the gateway was asked to take the money and its answer is not known yet. */
export const isCommitting = ({ payment }: LockedOrder): boolean =>
  payment !== undefined && payment.commit_started_at !== null && payment.settled_at === null;

/**
 * Locks the cart's unpaid card order, which another order of the cart replaces (docs/architecture/api.md#orders).
 * @throws DomainError CONFLICT while the gateway may be charging it, so that the same cart is not sold twice
 */
export const lockReplacedOrder = async (trx: Tx, id: string): Promise<LockedOrder | undefined> => {
  const replaced = await lockOrder(trx, id);
  if (replaced && isCommitting(replaced)) throw new DomainError('CONFLICT');
  return replaced;
};

/** Mail per failure. None for replaced or never started payments, because the page has shown them. */
export const MAIL_OF_FAILURE: Record<PaymentFailure, OrderMailKind | null> = {
  refused: 'payment-failed',
  aborted: 'payment-failed',
  timeout: 'payment-failed',
  double: 'payment-failed',
  expired: 'payment-failed',
  mismatch: 'payment-failed',
  superseded: null,
  gateway_down: null,
  cancelled: 'order-cancelled',
};

/** Cancels a locked, unpaid order and releases its stock and coupon use. Does not change the cart. */
export const cancelOrder = async (
  trx: Tx,
  jobs: Jobs,
  { order, payment }: LockedOrder,
  failure: PaymentFailure,
  answer: object | null = null,
): Promise<void> => {
  const change = {
    status: 'cancelled' as const,
    payment_status: 'failed' as const,
    // Without a token the payment never started. Release the idempotency key, so that the request can be repeated.
    ...(payment && payment.token === null && { idempotency_key: null }),
  };
  await updateOrderSettled(trx, order.id, change, { failure, answer });
  await giveBack(trx, order.id);
  const kind = payment ? MAIL_OF_FAILURE[failure] : 'order-cancelled';
  if (kind) await jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind });
};

/** Releases an order's stock and coupon use. Idempotent. */
export const giveBack = async (trx: Tx, orderId: string): Promise<void> => {
  await releaseOrderStock(trx, orderId);
  await deleteCouponUse(trx, orderId);
};

/** Confirms a locked, paid order: removes its lines from the cart and queues the confirmation mail. */
export const confirmOrder = async (
  trx: Tx,
  jobs: Jobs,
  { order, payment }: LockedOrder,
  answer: object | null,
): Promise<void> => {
  const paid = { status: 'confirmed' as const, payment_status: 'success' as const };
  await updateOrderSettled(trx, order.id, paid, { failure: null, answer });
  // A transfer order has emptied its cart already. Current lines were added since. A difference was never in the cart.
  if (payment && order.difference_of === null) await deleteBoughtItems(trx, order.cart_id, order.id);
  else await promiseAgain(trx, order);
  await jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind: 'payment-approved' });
};
