import { sample } from 'effector';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { createOwnOrders } from '../../lib/own-orders.model.ts';

const ORDERS_PER_PAGE = 10;

const page = createCustomerPage('orders', (messages) => messages.orders);
export const { opened, $page } = page;
export const ownOrders = createOwnOrders(ORDERS_PER_PAGE);

/** Page number of the URL. Invalid numbers count as 1. */
const pageOf = (text: string | undefined): number => {
  const number = Number(text ?? 1);
  return Number.isInteger(number) && number > 0 ? number : 1;
};

sample({ clock: page.entered, fn: ({ query }) => pageOf(query.page?.[0]), target: ownOrders.wanted });
