import { sample } from 'effector';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { createOwnOrders, ORDERS_PER_PAGE } from '../../lib/own-orders.model.ts';

export const { opened, entered, $page } = createCustomerPage('orders', ({ orders }) => orders);
export const { retried, $orders, wanted } = createOwnOrders();

/** Page number of the URL. Invalid numbers count as 1. */
const pageOf = (text: string | undefined): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

sample({
  clock: entered,
  fn: ({ query }) => ({ page: pageOf(query.page?.[0]), perPage: ORDERS_PER_PAGE }),
  target: wanted,
});
