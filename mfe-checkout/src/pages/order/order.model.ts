/**
 * An order's page: thanks, failure or status, whatever its address (docs/product/payment.md#result-pages).
 */
import { createEvent, createStore, sample } from 'effector';
import type { PageRequest } from 'shared-kit/page';
import { isFromMail, orderOpened } from '../../lib/order/order.model.ts';
import { pageState } from '../../lib/page-state.ts';
import { orderMessages } from '../../messages/order.ts';

/** View of the page: result after buying, or order status. */
export type OrderView = 'result' | 'status';

export const opened = createEvent<PageRequest>();
export const $orderView = createStore<OrderView>('status').on(opened, (_, { pathname }) =>
  pathname.startsWith('/orden') ? 'status' : 'result',
);
export const $page = pageState((_, locale) => orderMessages[locale]);

sample({
  clock: opened,
  fn: (request) => ({ id: request.params.id ?? null, isFromMail: isFromMail(request) }),
  target: orderOpened,
});
