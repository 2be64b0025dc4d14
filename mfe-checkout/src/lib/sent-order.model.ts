/** The order that was sent and not answered yet. The tab keeps it with its idempotency key across reloads. */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { $draft, $isDraftLoaded, checkoutFinished } from './draft/draft.model.ts';
import { emptiesCart, forgetSentOrder, keepSentOrder, readSentOrder, type SentOrder } from './sent-order.ts';

export const sentOrderRequested = createEvent();
export const orderSent = createEvent<SentOrder>();
/** The API placed or refused the order. */
export const orderAnswered = createEvent();

const readSentOrderFx = createEffect(readSentOrder);
const keepSentOrderFx = createEffect(keepSentOrder);
const forgetSentOrderFx = createEffect(forgetSentOrder);

export const $sentOrder = createStore<SentOrder | null>(null, { serialize: 'ignore' });
/** Sent transfer order, which may have emptied the cart. */
export const $sentTransfer = $sentOrder.map((sent) => (sent && emptiesCart(sent) ? sent : null));
export const $isSentOrderRead = createStore(false, { serialize: 'ignore' });

sample({ clock: sentOrderRequested, target: readSentOrderFx });
$isSentOrderRead.on(readSentOrderFx.finally, () => true);
$sentOrder
  .on(readSentOrderFx.doneData, (_, kept) => kept)
  .on(orderSent, (_, order) => order)
  .on(forgetSentOrderFx, () => null);
sample({ clock: orderSent, target: keepSentOrderFx });
sample({ clock: [orderAnswered, checkoutFinished], target: forgetSentOrderFx });

// Forget a customer's sent order when the draft belongs to another customer or to a guest.
const $owner = $draft.map(({ owner }) => owner);
sample({
  clock: [$owner, $isDraftLoaded, readSentOrderFx.done],
  source: { sent: $sentOrder, owner: $owner, isDraftLoaded: $isDraftLoaded },
  filter: ({ sent, owner, isDraftLoaded }) =>
    isDraftLoaded && sent !== null && sent.owner !== '' && sent.owner !== owner,
  target: forgetSentOrderFx,
});
