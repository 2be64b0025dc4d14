import type { Selectable } from 'kysely';
import type { DayRange, PromisedDelivery } from 'shared-contracts/domain/delivery-promise';
import type { Tx } from '../../db/connect.ts';
import type { OrdersTable } from '../../db/schema/sales.ts';
import { findPickupHour, pickupColumns } from './pickup-hour.service.ts';
import { findArrivalDays, findPromise, promiseColumns } from './promise.service.ts';
import { updatePromise } from './shipping.repository.ts';

type PromisedOrder = Pick<
  Selectable<OrdersTable>,
  'id' | 'commune_id' | 'min_days' | 'max_days' | 'chosen_day' | 'delivery_method' | 'difference_of'
>;

/**
 * Counts the promised days of an order from now on, because its payment begins or arrived only now. A chosen day stays
 * while it is possible. An order for a difference has no days of its own.
 */
export const promiseAgain = async (
  trx: Tx,
  { id, commune_id, min_days, max_days, chosen_day, delivery_method, difference_of }: PromisedOrder,
): Promise<void> => {
  if (difference_of !== null) return;
  const now = new Date();
  if (delivery_method === 'pickup') {
    await updatePromise(trx, id, pickupColumns(await findPickupHour(trx, now)));
    return;
  }
  if (commune_id === null || min_days === null || max_days === null) return;
  const delivery = { communeId: commune_id, minDays: min_days, maxDays: max_days };
  await updatePromise(trx, id, promiseColumns(await findPromiseAgain(trx, delivery, { chosen_day, now })));
};

/** Days on which an ordered delivery arrives when it is counted again: the chosen day while it is possible. */
export const findPromiseAgain = async (
  trx: Tx,
  delivery: PromisedDelivery,
  { chosen_day, now }: { chosen_day: string | null; now: Date },
): Promise<DayRange | null> =>
  chosen_day !== null && (await findArrivalDays(trx, delivery, now)).includes(chosen_day)
    ? { first: chosen_day, last: chosen_day }
    : findPromise(trx, delivery, now);
