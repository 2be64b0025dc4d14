import { attach, createEvent, createStore, sample } from 'effector';
import { listOwnOrders } from 'shared-contracts/api/profile';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerData } from './create-customer-data.ts';

/** Query for the customer's orders: newest first, in pages. */
export const createOwnOrders = (perPage: number) => {
  /** Requests a page. Counts from 1. */
  const wanted = createEvent<number>();
  /** The user retries after a failure. */
  const retried = createEvent();
  const $wanted = createStore(1, { serialize: 'ignore' });
  const listFx = attach({
    effect: createApiEffect(listOwnOrders),
    mapParams: (page: number) => ({ query: { page, per_page: perPage } }),
  });
  const $orders = createCustomerData(listFx, String);
  sample({ clock: wanted, target: [$wanted, listFx] });
  sample({ clock: retried, source: $wanted, target: listFx });
  return { wanted, $orders, '@@unitShape': () => ({ loaded: $orders, retry: retried }) };
};
