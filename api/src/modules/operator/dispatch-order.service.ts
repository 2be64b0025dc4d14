import { isSameCarrier, trackingLink } from 'shared-contracts/domain/parcels';
import type { Tx } from '../../db/connect.ts';
import type { LockedOrder, OrderRow } from '../orders/orders.repository.ts';
import { updateOrderStatus } from '../orders/orders.repository.ts';
import {
  type Carrier,
  findCarriers,
  findOrderOfParcel,
  updateParcel,
} from '../shipping/parcel.repository.ts';
import { type Operation, operate } from './operate.service.ts';
import type { Refusal } from './operator-texts.ts';
import { refuseDispatch } from './order-rules.ts';

/** Carrier by its name, and its number of the parcel after `normalizeTrackingNumber`. Empty: no number. */
export interface SentParcel {
  carrier: string;
  tracking_number: string;
}

/**
 * Sends a paid order with a carrier, with its mail. The same order with the same parcel again changes nothing and sends
 * no mail, so that a lost answer can be repeated. A refusal of the parcel has the name of its field.
 */
export const dispatchOrder: Operation<{ parcel: SentParcel }> = (deps, orderId, { parcel, ...options }) =>
  operate(deps, orderId, options, async (trx, locked) => {
    const { order } = locked;
    if (isSentAs(order, parcel)) return { did: { code: 'sent-already' }, run: null };
    const refused = refuseDispatch(locked);
    if (refused) return { refused };
    const carrier = (await findCarriers(trx)).find(({ name }) => isSameCarrier(name, parcel.carrier));
    if (!carrier) return { refused: { code: 'unknown-carrier', field: 'carrier' } };
    const refusedNumber = await refuseNumber(trx, locked, { carrier, number: parcel.tracking_number });
    if (refusedNumber) return { refused: refusedNumber };
    return {
      did: { code: 'moved', params: { from: order.status, to: 'on_the_way' } },
      run: async () => {
        const number = parcel.tracking_number || null;
        await updateParcel(trx, order.id, {
          carrier: carrier.name,
          tracking_number: number,
          tracking_url: trackingLink(carrier.tracking_url, number),
          parcel_problem: null,
        });
        await updateOrderStatus(trx, order.id, 'on_the_way');
        await deps.jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind: 'order-shipped' });
      },
    };
  });

const isSentAs = (order: OrderRow, { carrier, tracking_number }: SentParcel): boolean =>
  order.status === 'on_the_way' &&
  order.carrier !== null &&
  isSameCarrier(order.carrier, carrier) &&
  (order.tracking_number ?? '') === tracking_number;

const refuseNumber = async (
  trx: Tx,
  { order }: LockedOrder,
  { carrier, number }: { carrier: Carrier; number: string },
): Promise<Refusal | null> => {
  if (number === '')
    return carrier.needs_number
      ? { code: 'number-needed', params: { carrier: carrier.name }, field: 'tracking_number' }
      : null;
  const other = await findOrderOfParcel(trx, { carrier: carrier.name, number, orderId: order.id });
  return other === undefined
    ? null
    : { code: 'number-taken', params: { number, order: other }, field: 'tracking_number' };
};
