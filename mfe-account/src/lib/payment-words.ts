import type { Order } from 'shared-contracts/api/orders.schema';
import { summarizeRefunds } from 'shared-contracts/domain/refund-summary';
import { useMessages } from './messages.ts';

/** Words for the state of a payment, also after refunds. */
export const usePaymentWords = () => {
  const { orders } = useMessages();
  return (order: Pick<Order, 'total' | 'status' | 'payment_status' | 'refunds'>): string => {
    const { paid } = summarizeRefunds(order);
    return paid === 'none' ? orders.paymentStatuses[order.payment_status] : orders.refunds.paid[paid];
  };
};
