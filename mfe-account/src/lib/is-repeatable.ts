import type { Order } from 'shared-contracts/api/orders.schema';

/**
 * Whether the order's card payment failed and can be repeated. Only the server knows. Such an order counts as unpaid
 * on the buyer's pages, although it is cancelled until the new payment.
 */
export const isRepeatable = (order: Pick<Order, 'payment_status' | 'can_retry_payment'>): boolean =>
  order.payment_status === 'failed' && order.can_retry_payment === true;
