import { trackOrder } from 'shared-contracts/api/order-tracking';
import { normalizeOrderNumber } from 'shared-contracts/domain/order-number';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { answer, type Handlers } from './handler.ts';

/** Finds the stub's orders by number. Any e-mail or RUT is accepted as the buyer's. */
export const orderTrackingHandlers: Handlers = answer(trackOrder, ({ request, state }) => {
  const order = [...state.orders.values()].find(
    ({ number }) => normalizeOrderNumber(number) === request.query.number,
  );
  if (!order) throw new DomainError('ORDER_NOT_FOUND');
  const { method, commune, time_delivery, parcel, parcel_problem } = order.delivery;
  return {
    data: {
      number: order.number,
      status: order.status,
      payment_status: order.payment_status,
      can_retry_payment: order.can_retry_payment,
      created_at: order.created_at,
      updated_at: order.updated_at ?? order.created_at,
      delivery: { method, commune, time_delivery, parcel, parcel_problem },
      items: order.items.map(({ name, format, qty, image }) => ({ name, format, qty, image })),
      total: order.total,
    },
  };
});
