import { attach, createEvent, createStore, sample } from 'effector';
import { listOwnOrders } from 'shared-contracts/api/profile';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerData } from './create-customer-data.ts';

/** Orders per page. */
export const ORDERS_PER_PAGE = 10;

interface Wanted {
  /** Counts from 1. */
  page: number;
  perPage: number;
}

/** Creates the query for the customer's orders: newest first, paged. */
export const createOwnOrders = () => {
  const wanted = createEvent<Wanted>();
  /** The user retries after a failure. */
  const retried = createEvent();
  const $wanted = createStore<Wanted>({ page: 1, perPage: ORDERS_PER_PAGE }, { serialize: 'ignore' });
  const listFx = attach({
    effect: createApiEffect(listOwnOrders),
    mapParams: ({ page, perPage }: Wanted) => ({ query: { page, per_page: perPage } }),
  });
  const $orders = createCustomerData(listFx, ({ page }) => String(page));
  sample({ clock: wanted, target: [$wanted, listFx] });
  sample({ clock: retried, source: $wanted, target: listFx });
  return { wanted, retried, $orders };
};
