import type { Executor } from '../../db/connect.ts';
import { findPickup, type PickupPlaces } from '../content/pickup-place.service.ts';
import { findAfterPaymentWords, type ReadyWords, readyAtWords } from '../shipping/pickup-hour.service.ts';
import { hasPromise } from './order-status.service.ts';
import type { OrderRow } from './orders.repository.ts';

/** Null where the text of the place says it. An order for a difference has no hour of its own. */
const findReadyWords = async (db: Executor, order: OrderRow): Promise<ReadyWords | null> => {
  if (hasPromise(order)) return readyAtWords(order);
  const isWaiting = order.status !== 'cancelled' && order.difference_of === null;
  return isWaiting ? findAfterPaymentWords(db) : null;
};

/** Place of pick-up of an order by language, with the time at which the order is ready. Empty for a delivery. */
export const findOrderPickup = async (db: Executor, order: OrderRow): Promise<PickupPlaces> => {
  if (order.delivery_method !== 'pickup') return {};
  const { es, en } = await findPickup(db);
  const words = await findReadyWords(db, order);
  return {
    ...(es && { es: { ...es, ...(words && { ready: words('es') }) } }),
    ...(en && { en: { ...en, ...(words && { ready: words('en') }) } }),
  };
};
