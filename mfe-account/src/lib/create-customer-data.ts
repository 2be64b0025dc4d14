import type { Effect, StoreWritable } from 'effector';
import { createQuery } from 'shared-kit/query/create-query';
import { type Outcome, pendingAgain } from 'shared-kit/query/outcome';
import { customerChanged } from './customer-page.model.ts';

/**
 * Store of the signed-in customer's data: the result of the last `load`. The data stays during a refresh.
 * After a failed first load, a retry is pending again, so that the skeleton shows. Cleared when the customer
 * changes.
 */
export const createCustomerData = <Params, Data>(
  load: Effect<Params, Data>,
  keyOf?: (params: Params) => string,
): StoreWritable<Outcome<Data, Params>> =>
  createQuery({ load, keyOf, keepOnFailure: true }).$outcome.on(load, pendingAgain).reset(customerChanged);
