/** One order, read for its owner: whatever page shows it, the first sight of a placed one ends the purchase. */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { readPurchase } from 'shared-contracts/api/purchases';
import type { Purchase } from 'shared-contracts/api/purchases.schema';
import { createApiEffect, trackFx } from 'shared-kit/host';
import { cartRequested } from '../cart/cart.model.ts';
import { forgetAllWishes } from '../cart/kept-wishes.ts';
import { purchaseFinished } from '../draft/draft.model.ts';
import { giftBoxForgotten } from '../gift-box/gift-box.model.ts';
import { isRefusal } from '../is-refusal.ts';
import { meetPurchase } from './met-purchases.ts';
import { toPurchaseEntry } from './purchase-entry.ts';

export type OrderState =
  | { kind: 'loading' }
  | { kind: 'ready'; purchase: Purchase }
  | { kind: 'missing' }
  | { kind: 'failed' };

/**
 * A page with this order opens; null: its address names none. `isFromMail`: a mail's link opened it, maybe on a device where
 * something else is being bought.
 */
export const orderOpened = createEvent<{ id: string | null; isFromMail: boolean }>();
export const orderShown = createEvent();
export const orderLeft = createEvent();
export const orderRetried = createEvent();
/** The server's newer word about the order on the page. */
export const orderHeard = createEvent<Purchase>();
const readWanted = createEvent();

export const readPurchaseFx = createApiEffect(readPurchase);
export const meetPurchaseFx = createEffect(meetPurchase);
export const forgetWishesFx = createEffect(forgetAllWishes);

export const $orderId = createStore<string | null>(null);
const $isFromMail = createStore(false);
export const $isOrderShown = createStore(false, { serialize: 'ignore' });
export const $order = createStore<OrderState>({ kind: 'loading' }, { serialize: 'ignore' });
export const $isReadingOrder = readPurchaseFx.pending;

/** Format of an order id. The page does not request any other id from the server. */
const ORDER_ID = /^[\w-]{8,64}$/;

$orderId.on(orderOpened, (_, { id }) => (id !== null && ORDER_ID.test(id) ? id : null));
$isFromMail.on(orderOpened, (_, { isFromMail }) => isFromMail);
$isOrderShown.on(orderShown, () => true).on(orderLeft, () => false);
$order.on([orderShown, orderOpened], () => ({ kind: 'loading' }));

// An order belongs to one shopper, so it is read in the browser only.
sample({ clock: [orderShown, orderRetried], target: readWanted });
sample({ clock: orderOpened, source: $isOrderShown, filter: Boolean, fn: () => {}, target: readWanted });
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
  clock: orderHeard,
  source: $orderId,
  filter: (id, purchase) => id === purchase.id,
  fn: (_, purchase): OrderState => ({ kind: 'ready', purchase }),
  target: $order,
});
sample({
  clock: readPurchaseFx.failData,
  fn: (error): OrderState => ({
    kind: isRefusal(error) ? 'missing' : 'failed',
  }),
  target: $order,
});

/** A transfer that the shop still waits for. */
export const isAwaitingTransfer = ({ payment_status, platform }: Purchase): boolean =>
  platform === 'transfer' && payment_status === 'pending';

/** The shop will fulfil it: it is paid, or a transfer is on its way. */
const isPlaced = (purchase: Purchase): boolean =>
  purchase.payment_status === 'success' || isAwaitingTransfer(purchase);

// Its things have left the cart on the server, or are there to be paid at another try.
sample({ clock: readPurchaseFx.doneData, fn: () => undefined, target: cartRequested });
const purchaseRead = sample({
  clock: readPurchaseFx.doneData,
  source: $isFromMail,
  filter: (isFromMail, { data }) => !isFromMail && isPlaced(data),
  fn: (_, { data }) => data,
});
// The first sight of it ends the purchase; a later visit must not clear what is being typed for the next one.
sample({ clock: purchaseRead, target: meetPurchaseFx });
const purchaseMet = sample({
  clock: meetPurchaseFx.done,
  filter: ({ result: isNew }) => isNew,
  fn: ({ params }) => params,
});
sample({ clock: purchaseMet, target: purchaseFinished });
sample({ clock: purchaseMet, fn: () => undefined, target: giftBoxForgotten });
sample({ clock: purchaseMet, fn: () => undefined, target: forgetWishesFx });
sample({ clock: purchaseMet, fn: toPurchaseEntry, target: trackFx });
