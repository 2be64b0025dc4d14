import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';

/** State of the payment in words of staff: a payment that was given back is not "paid". */
export const paymentState = ({
  payment_status,
  refunded,
  total,
}: Pick<OfficeOrder, 'payment_status' | 'refunded' | 'total'>): string => {
  if (payment_status !== 'success' || refunded === 0) return payment_status;
  return refunded >= total ? 'refunded' : 'partly_refunded';
};
