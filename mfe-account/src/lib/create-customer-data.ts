import type { Effect, StoreWritable } from 'effector';
import { createQuery } from 'shared-kit/query/create-query';
import { type Outcome, pendingAgain } from 'shared-kit/query/outcome';
import { customerChanged } from './customer-page.model.ts';

/**
 * Data of the signed-in customer, as the last call of `load` gave it. Keeps the data while it is read again. A retry
 * shows the skeleton.
 */
export const createCustomerData = <Params, Data>(
  load: Effect<Params, Data>,
  keyOf?: (params: Params) => string,
): StoreWritable<Outcome<Data, Params>> =>
  createQuery({ load, keyOf, keepOnFailure: true }).$outcome.on(load, pendingAgain).reset(customerChanged);
