import type { Tx } from '../../db/connect.ts';
import type { OrdersTable } from '../../db/schema/sales.ts';
import { findPromise, promiseColumns } from './promise.service.ts';
import { updatePromise } from './shipping.repository.ts';

type PromisedOrder = { [K in 'commune_id' | 'min_days' | 'max_days']: OrdersTable[K] } & { id: string };

/** Counts the promised days of an order from now on, because its payment begins or arrived only now. */
export const promiseAgain = async (
  trx: Tx,
  { id, commune_id, min_days, max_days }: PromisedOrder,
): Promise<void> => {
  if (commune_id === null || min_days === null || max_days === null) return;
  const delivery = { communeId: commune_id, minDays: min_days, maxDays: max_days };
  const promise = await findPromise(trx, delivery, new Date());
  await updatePromise(trx, id, promiseColumns(promise));
};
