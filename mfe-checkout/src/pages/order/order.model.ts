/** An order's page: thanks, failure or status, whatever its address (SPEC §2 "order and purchase result pages"). */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { readPurchase } from 'shared-contracts/api/purchases';
import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { createApiEffect, trackFx } from 'shared-contracts/kit/host';
import type { PageRequest } from 'shared-contracts/kit/page';
import { cartRequested } from '../../lib/cart/cart.model.ts';
import { forgetAllWishes } from '../../lib/cart/kept-wishes.ts';
import { purchaseFinished } from '../../lib/draft/draft.model.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { pageState } from '../../lib/page-state.ts';
import { meetPurchase } from './met-purchases.ts';
import { toPurchaseEntry } from './purchase-entry.ts';

/** What the page was opened for: results right after buying, or an order's status. */
export type OrderView = 'result' | 'status';
export type OrderState =
  | { kind: 'loading' }
  | { kind: 'ready'; purchase: Purchase }
  | { kind: 'missing' }
  | { kind: 'failed' };

export const opened = createEvent<PageRequest>();
export const orderShown = createEvent();
export const orderLeft = createEvent();
export const orderRetried = createEvent();
const readWanted = createEvent();

export const readPurchaseFx = createApiEffect(readPurchase);
export const meetPurchaseFx = createEffect(meetPurchase);
export const forgetWishesFx = createEffect(forgetAllWishes);

const $orderId = createStore<string | null>(null);
export const $orderView = createStore<OrderView>('status');
const $isShown = createStore(false, { serialize: 'ignore' });
export const $order = createStore<OrderState>({ kind: 'loading' }, { serialize: 'ignore' });
export const $isReadingOrder = readPurchaseFx.pending;
export const $page = pageState(({ order }) => order);

$orderId.on(opened, (_, { params }) => params.id ?? null);
$orderView.on(opened, (_, { pathname }) => (pathname.startsWith('/orden') ? 'status' : 'result'));
$isShown.on(orderShown, () => true).on(orderLeft, () => false);
$order.on([orderShown, opened], () => ({ kind: 'loading' }));

// An order belongs to one shopper, so it is read in the browser only.
sample({ clock: [orderShown, orderRetried], target: readWanted });
sample({ clock: opened, source: $isShown, filter: Boolean, target: readWanted });
sample({
  clock: readWanted,
  source: $orderId,
  filter: (id) => id !== null,
  fn: (id) => ({ params: { id: id ?? '' } }),
  target: readPurchaseFx,
});
sample({
  clock: readWanted,
  source: $orderId,
  filter: (id) => id === null,
  fn: (): OrderState => ({ kind: 'missing' }),
  target: $order,
});
sample({
  clock: readPurchaseFx.done,
  source: $orderId,
  filter: (id, { params }) => id === params.params.id,
  fn: (_, { result }): OrderState => ({ kind: 'ready', purchase: result.data }),
  target: $order,
});
sample({
  clock: readPurchaseFx.failData,
  fn: (error): OrderState => ({
    kind: isRefusal(error) ? 'missing' : 'failed',
  }),
  target: $order,
});

/** The shop will fulfil it: it is paid, or a transfer is on its way. */
const isPlaced = ({ payment_status, platform }: Purchase): boolean =>
  payment_status === 'success' || (platform === 'transfer' && payment_status === 'pending');

const purchaseRead = sample({
  clock: readPurchaseFx.doneData,
  filter: ({ data }) => isPlaced(data),
  fn: ({ data }) => data,
});
// Its things have left the cart on the server.
sample({ clock: purchaseRead, target: cartRequested });
// The first sight of it ends the purchase; a later visit must not clear what is being typed for the next one.
sample({ clock: purchaseRead, target: meetPurchaseFx });
const purchaseMet = sample({
  clock: meetPurchaseFx.done,
  filter: ({ result: isNew }) => isNew,
  fn: ({ params }) => params,
});
sample({ clock: purchaseMet, target: purchaseFinished });
sample({ clock: purchaseMet, fn: () => undefined, target: forgetWishesFx });
sample({ clock: purchaseMet, fn: toPurchaseEntry, target: trackFx });
