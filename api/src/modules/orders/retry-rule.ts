import type { PaymentFailure } from '../../db/schema/sales.ts';
import { isCommitting, isUnpaid } from './order-status.service.ts';
import type { LockedOrder } from './orders.repository.ts';

/** Days after the order in which a retry is possible. Prices and stock are checked again anyway. */
const RETRY_WITHIN_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

/** Failures without a charge that allow a retry. `mismatch` is being refunded, and `superseded` has a later order. */
const RETRYABLE: ReadonlySet<PaymentFailure> = new Set([
  'refused',
  'aborted',
  'timeout',
  'double',
  'expired',
  'gateway_down',
]);

/** `continue`: use the open payment. `reopen`: new payment of a cancelled order. */
type Retry = 'continue' | 'reopen' | 'none';

/** @param isPointless a retry would buy again what a later order contains, or pay for a change that is not possible */
export const retryOf = (
  { order, payment }: LockedOrder,
  { isPointless, now }: { isPointless: boolean; now: Date },
): Retry => {
  if (!payment || order.erased_at !== null || order.erase_requested_at !== null) return 'none';
  if (isUnpaid({ order })) {
    const isOpen = !isCommitting({ order, payment }) && order.expires_at > now;
    return isOpen ? 'continue' : 'none';
  }
  const isUnpaidAtItsEnd = order.status === 'cancelled' && order.payment_status === 'failed';
  const isRecent = now.getTime() - order.created_at.getTime() < RETRY_WITHIN_DAYS * DAY_MS;
  const isRetryable = payment.failure !== null && RETRYABLE.has(payment.failure);
  return isUnpaidAtItsEnd && isRecent && isRetryable && !isPointless ? 'reopen' : 'none';
};
