import type { Order } from '../../api/orders.schema.ts';

/** Statuses of an order in English, as all pages show them (docs/product/payment.md#order-statuses). */
export const orderStatusWords: Record<Order['status'], string> = {
  in_validation: 'In validation',
  confirmed: 'Purchase confirmed',
  on_the_way: 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The same for an order that its buyer picks up: it is never on the way. */
export const pickupStatusWords: Record<Order['status'], string> = {
  ...orderStatusWords,
  on_the_way: 'Ready for pickup',
};
