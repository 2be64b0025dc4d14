import { sample } from 'effector';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { createOwnOrders, ORDERS_PER_PAGE } from '../../lib/own-orders.model.ts';

const page = createCustomerPage('orders', (messages) => messages.orders);
export const { opened, $page } = page;
const list = createOwnOrders();
export const { retried, $orders } = list;

/** Page number of the URL. Invalid numbers count as 1. */
const pageOf = (text: string | undefined): number => {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
};

sample({
  clock: page.entered,
  fn: ({ query }) => ({ page: pageOf(query.page?.[0]), perPage: ORDERS_PER_PAGE }),
  target: list.wanted,
});
