import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';

/** Message key of a status. A pick-up is never on its way: it is ready. */
export const statusKey = (
  status: OfficeOrder['status'],
  method: OfficeOrder['delivery']['method'] | undefined,
): string =>
  status === 'on_the_way' && method === 'pickup' ? 'orders.advance.ready' : `orders.status.${status}`;
