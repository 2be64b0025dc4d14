import { createEvent, type Effect, type StoreWritable, sample } from 'effector';
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

/**
 * The customer's data that `load` gives without parameters. `wanted` loads it, and `changed` replaces it. A
 * `LoadedPart` shows it.
 */
export const createOwnData = <Data>(load: Effect<unknown, Data>) => {
  const wanted = createEvent();
  const changed = createEvent<Data>();
  const $data = createCustomerData(load).on(changed, (_, data) => ({ kind: 'ready', params: {}, data }));
  sample({ clock: wanted, fn: () => ({}), target: load });
  return { wanted, changed, $data, '@@unitShape': () => ({ loaded: $data, retry: wanted }) };
};
