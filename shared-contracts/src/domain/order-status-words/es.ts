import type { Order } from '../../api/orders.schema.ts';

/** Statuses of an order in Spanish, as all pages show them (docs/product/payment.md#order-statuses). */
export const orderStatusWords: Record<Order['status'], string> = {
  in_validation: 'En validación',
  confirmed: 'Compra confirmada',
  on_the_way: 'En camino',
  delivered: 'Entregado',
  cancelled: 'Anulado',
};

/** The same for an order that its buyer picks up: it is never on the way. */
export const pickupStatusWords: Record<Order['status'], string> = {
  ...orderStatusWords,
  on_the_way: 'Listo para retirar',
};
