import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import { type OrderBody, receiverColumns } from '../orders/customer-details.ts';
import { updateOrderAddress } from '../orders/orders.repository.ts';
import { promiseColumns } from '../shipping/promise.service.ts';
import { findPromiseAgain } from '../shipping/promise-again.service.ts';
import { findOpenShipment } from '../shipping/shipments.repository.ts';
import { chooseDeliveries, findTableDelivery } from '../shipping/shipping.service.ts';
import { type OperateDeps, type Operated, type OperateOptions, operate } from './operate.service.ts';
import { refuseAddress, refuseCommune } from './order-rules.ts';

/** New address with the receiver, validated as at the checkout. */
export type NewAddress = Omit<Extract<OrderBody['delivery'], { method: 'home' }>, 'method'>;

/**
 * Changes the address of an order before it is sent. The price of the delivery stays: a commune with another
 * price is refused.
 * @throws DomainError COMMUNE_NOT_SERVED, VALIDATION_FAILED
 */
export const changeAddress = (
  deps: OperateDeps,
  orderId: string,
  { address, ...options }: OperateOptions & { address: NewAddress },
): Promise<Operated> =>
  operate(deps, orderId, options, async (trx, locked) => {
    const refused = refuseAddress(locked);
    if (refused) return { refused };
    // The carrier would bring the parcel to the former address.
    const shipment = await findOpenShipment(trx, orderId);
    if (shipment) return { refused: { code: 'booked-elsewhere', params: { carrier: shipment.carrier } } };
    const now = new Date();
    const { chosen_day, delivery_option: option } = locked.order;
    const choice = await chooseDeliveries(trx, await findTableDelivery(trx, address.commune_id), now);
    const delivery = choice[option ?? 'cheapest'] ?? choice.cheapest;
    const { commune, region } = delivery;
    const price = deliveryPriceOf(delivery, locked.order.subtotal - locked.order.discount);
    const refusedCommune = refuseCommune(locked.order, { communeId: address.commune_id, commune, price });
    if (refusedCommune) return { refused: refusedCommune };
    const columns = {
      ...receiverColumns({ delivery: { method: 'home', ...address } }),
      commune,
      region,
      ...(address.commune_id !== locked.order.commune_id && {
        min_days: delivery.minDays,
        max_days: delivery.maxDays,
        planned_carrier: delivery.carrier,
        ...promiseColumns(await findPromiseAgain(trx, delivery, { chosen_day, now })),
      }),
    };
    return { did: { code: 'address-changed' }, run: () => updateOrderAddress(trx, orderId, columns) };
  });
