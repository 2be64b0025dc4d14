/**
 * Order on the page. The first view of a placed order in this browser ends its checkout, unless a mailed link
 * opened the page.
 */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { readOrder } from 'shared-contracts/api/orders';
import type { Order } from 'shared-contracts/api/orders.schema';
import type { FailureCode } from 'shared-kit/failure';
import { createDataEffect, trackFx } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import { type Outcome, PENDING } from 'shared-kit/query/outcome';
import { cartRequested } from '../cart/cart.model.ts';
import { forgetAllUpdates } from '../cart/stored-updates.ts';
import { checkoutFinished } from '../draft/draft.model.ts';
import { giftBoxForgotten } from '../gift-box/gift-box.model.ts';
import { markOrderSeen, toOrderEntry } from './order-entry.ts';

/**
 * An order page opened. `id` is null when the URL has none. `isFromMail`: a mailed link opened it, maybe on a
 * device with another checkout in progress.
 */
export const orderOpened = createEvent<{ id: string | null; isFromMail: boolean }>();
export const orderShown = createEvent();
export const orderLeft = createEvent();
export const orderRetried = createEvent();
/** Another request returned newer order data. Replaces the order on the page when the id is equal. */
export const orderHeard = createEvent<Order>();
const readWanted = createEvent();

export const readOrderFx = createDataEffect(readOrder);
export const markOrderSeenFx = createEffect(markOrderSeen);
export const forgetUpdatesFx = createEffect(forgetAllUpdates);

export const $orderId = createStore<string | null>(null);
const $isFromMail = createStore(false);
export const $isOrderShown = createStore(false, { serialize: 'ignore' });
const query = createQuery({ load: readOrderFx, keyOf: ({ params }) => params.id });
export const $order = query.$outcome;
export const $isReadingOrder = query.$isLoading;

/** Failures that do not prove that the order is missing. */
const UNPROVEN: readonly FailureCode[] = [
  'NETWORK',
  'TIMEOUT',
  'BAD_ANSWER',
  'INTERNAL',
  'UNAVAILABLE',
  'TOO_MANY_REQUESTS',
];

/** Whether the order cannot be shown: its id is missing or unknown, or it belongs to another shopper. */
export const isOrderMissing = (outcome: Outcome<Order>): boolean =>
  outcome.kind === 'failed' && !UNPROVEN.includes(outcome.code);

/** Format of an order id. The page does not request any other id from the server. */
const ORDER_ID = /^[\w-]{8,64}$/;

const paramsOf = (id: string) => ({ params: { id } });

$orderId.on(orderOpened, (_, { id }) => (id !== null && ORDER_ID.test(id) ? id : null));
$isFromMail.on(orderOpened, (_, { isFromMail }) => isFromMail);
$isOrderShown.on(orderShown, () => true).on(orderLeft, () => false);
$order.on([orderShown, orderOpened], () => PENDING);

// An order belongs to one shopper, so it is read in the browser only.
sample({ clock: [orderShown, orderRetried], target: readWanted });
sample({ clock: orderOpened, source: $isOrderShown, filter: Boolean, target: readWanted });
sample({
  clock: readWanted,
  source: $orderId,
  filter: (id) => id !== null,
  fn: (id) => paramsOf(id ?? ''),
  target: readOrderFx,
});
sample({
  clock: readWanted,
  source: $orderId,
  filter: (id) => id === null,
  fn: () => ({ kind: 'failed' as const, params: paramsOf(''), code: 'NOT_FOUND' as const, last: null }),
  target: $order,
});
sample({
  clock: orderHeard,
  source: $orderId,
  filter: (id, order) => id === order.id,
  fn: (_, order) => ({ kind: 'ready' as const, params: paramsOf(order.id), data: order }),
  target: $order,
});
/** Whether the shop waits for this order's transfer. */
export const isAwaitingTransfer = ({ payment_status, platform }: Order): boolean =>
  platform === 'transfer' && payment_status === 'pending';

/** Whether the order is placed: paid, or waiting for a transfer. */
const isPlaced = (order: Order): boolean => order.payment_status === 'success' || isAwaitingTransfer(order);

// The server may have removed the ordered lines from the cart. Refresh the cart.
sample({ clock: readOrderFx.doneData, target: cartRequested });
const placedOrderRead = sample({
  clock: readOrderFx.doneData,
  source: $isFromMail,
  filter: (isFromMail, order) => !isFromMail && isPlaced(order),
  fn: (_, order) => order,
});
// Only the first view ends the checkout. A later visit must not clear the text typed for the next order.
sample({ clock: placedOrderRead, target: markOrderSeenFx });
const orderFirstSeen = sample({
  clock: markOrderSeenFx.done,
  filter: ({ result: isNew }) => isNew,
  fn: ({ params }) => params,
});
sample({ clock: orderFirstSeen, target: [checkoutFinished, giftBoxForgotten, forgetUpdatesFx] });
sample({ clock: orderFirstSeen, fn: toOrderEntry, target: trackFx });

/** Whether a link in a mail opened the page (`hrefs.orderFromMail`). */
export const isFromMail = ({ query }: PageRequest): boolean => query.enlace?.[0] === 'correo';
