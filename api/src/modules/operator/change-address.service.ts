import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import type { Tx } from '../../db/connect.ts';
import { findCouponByCode } from '../discounts/discounts.repository.ts';
import { type OrderBody, receiverColumns } from '../orders/customer-details.ts';
import { type OrderRow, updateOrderFields } from '../orders/orders.repository.ts';
import { promiseColumns } from '../shipping/promise.service.ts';
import { findPromiseAgain } from '../shipping/promise-again.service.ts';
import { findOpenShipment } from '../shipping/shipments.repository.ts';
import { chooseDeliveries, findTableDelivery } from '../shipping/shipping.service.ts';
import { type Operation, operate } from './operate.service.ts';
import type { Refusal } from './operator-texts.ts';
import { refuseAddress, refuseCommune } from './order-rules.ts';

/** New address with the receiver, validated as at the checkout. */
export type NewAddress = Omit<Extract<OrderBody['delivery'], { method: 'home' }>, 'method'>;

/**
 * Changes the address of an order before it is sent. The price of the delivery stays: a commune with another
 * price is refused.
 * @throws DomainError COMMUNE_NOT_SERVED, VALIDATION_FAILED
 */
export const changeAddress: Operation<{ address: NewAddress }> = (deps, orderId, { address, ...options }) =>
  operate(deps, orderId, options, async (trx, locked) => {
    const refused = refuseAddress(locked, await findOpenShipment(trx, orderId));
    if (refused) return { refused };
    const { commune_id } = locked.order;
    const move: Move =
      address.commune_id === commune_id
        ? { columns: {} }
        : await planMove(trx, locked.order, address.commune_id);
    if ('refused' in move) return move;
    const columns = { ...receiverColumns({ delivery: { method: 'home', ...address } }), ...move.columns };
    return { did: { code: 'address-changed' }, run: () => updateOrderFields(trx, orderId, columns) };
  });

type Move = { refused: Refusal } | { columns: Omit<Parameters<typeof updateOrderFields>[2], 'address'> };

/** Delivery of an order to another commune, or why it is refused. */
const planMove = async (trx: Tx, order: OrderRow, communeId: string): Promise<Move> => {
  const now = new Date();
  const { chosen_day, delivery_option: option, coupon_code } = order;
  const choice = await chooseDeliveries(trx, await findTableDelivery(trx, communeId), now);
  const delivery = choice[option ?? 'cheapest'] ?? choice.cheapest;
  const { commune, region } = delivery;
  const coupon = coupon_code === null ? undefined : await findCouponByCode(trx, coupon_code);
  const price = deliveryPriceOf(delivery, order.subtotal - order.discount, coupon?.free_delivery);
  const refused = refuseCommune(order, { commune, price });
  if (refused) return { refused };
  const columns = {
    commune,
    region,
    min_days: delivery.minDays,
    max_days: delivery.maxDays,
    planned_carrier: delivery.carrier,
    ...promiseColumns(await findPromiseAgain(trx, delivery, { chosen_day, now })),
  };
  return { columns };
};
