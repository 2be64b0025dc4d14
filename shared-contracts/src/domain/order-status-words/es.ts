import type { Order } from '../../api/orders.schema.ts';

/** Statuses of an order in Spanish, as all pages show them (docs/product/payment.md#order-statuses). */
export const orderStatusWords: Record<Order['status'], string> = {
  in_validation: 'En validación',
  confirmed: 'Compra confirmada',
  on_the_way: 'En camino',
  delivered: 'Entregado',
  cancelled: 'Anulado',
};
