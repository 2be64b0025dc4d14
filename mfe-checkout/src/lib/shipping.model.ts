/**
 * Delivery price and time for the draft's commune, always from the server
 * (docs/product/checkout.md#delivery).
 */
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import type { ArrivalPromise } from 'shared-contracts/api/common.schema';
import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { createDataEffect } from 'shared-kit/host';
import { keepCommune } from 'shared-kit/kept-commune';
import { createQuery } from 'shared-kit/query/create-query';
import { type Outcome, PENDING } from 'shared-kit/query/outcome';
import { $cartId } from './cart/cart.model.ts';
import { $draft, $isDraftLoaded } from './draft/draft.model.ts';

/** An equal request within this time is skipped (docs/product/checkout.md#delivery). */
const SHIPPING_DEDUPE_MS = 500;

interface ShippingRequest {
  query: { cart_id: string };
  body: { commune_id: string };
}
export type ShippingState =
  /** Nothing to calculate: no commune yet, or a pick-up. */
  | { kind: 'none' }
  /** The shop does not deliver to the commune. */
  | { kind: 'unserved' }
  | Outcome<Shipping, ShippingRequest>;

/** Requests the price again, unless one for this commune arrived within `SHIPPING_DEDUPE_MS`. */
export const shippingRequested = createEvent();

/** Commune of the delivery. Null for a pick-up and before a choice. */
const $shippingCommune = $draft.map(({ delivery }) =>
  delivery.method === 'home' && delivery.commune_id ? delivery.commune_id : null,
);

/** Promise of one day, in the words of the server. */
const promiseFor = ({ day, text }: { day: string; text: string }): ArrivalPromise => ({
  first: day,
  last: day,
  text,
});

const price = createQuery<ShippingRequest, Shipping>({
  load: createDataEffect(calculateShipping),
  keyOf: ({ body }) => body.commune_id,
});
// Hide an older price of the same commune too, because the cart may have changed.
price.$outcome.on(price.requested, () => PENDING);

/** Whether the price was requested since the commune or the delivery method was last cleared. */
const $isRequested = createStore(false, { serialize: 'ignore' })
  .on(price.requested, () => true)
  .on($shippingCommune, (isRequested, communeId) => isRequested && communeId !== null);
const $chosenDay = $draft.map(({ delivery }) => delivery.day);
const $chosenOption = $draft.map(({ delivery }) => delivery.option);
/** Price and days of the cheapest delivery, and of the fastest one when it arrives earlier. */
export const $offered = price.$outcome.map((outcome) => (outcome.kind === 'ready' ? outcome.data : null));

/** Only the cheapest delivery is ever free. */
const fastestOf = (data: Shipping): Shipping => ({
  ...data,
  ...data.fastest,
  regular_price: data.fastest?.price_delivery,
  free_from: null,
});

/** The option and the day that the shopper chose and still can have. Empty: the cheapest one, as soon as possible. */
export const $choice = combine($offered, $chosenOption, $chosenDay, (offered, chosen, wanted) => {
  const option = chosen === 'fastest' && offered?.fastest ? chosen : undefined;
  const { days } = (option && offered?.fastest) || offered || {};
  return { day: days?.find(({ day }) => day === wanted)?.day, option };
});
/** Of the chosen option. Its promise is that of the chosen day. */
export const $shipping = combine(
  { isRequested: $isRequested, outcome: price.$outcome, choice: $choice },
  ({ isRequested, outcome, choice }): ShippingState => {
    if (!isRequested) return { kind: 'none' };
    if (outcome.kind === 'failed' && outcome.code === 'COMMUNE_NOT_SERVED') return { kind: 'unserved' };
    if (outcome.kind !== 'ready') return outcome;
    const data = choice.option ? fastestOf(outcome.data) : outcome.data;
    const day = data.days?.find((one) => one.day === choice.day);
    return { ...outcome, data: day ? { ...data, promise: promiseFor(day) } : data };
  },
);
// The page of a product shows the arrival for this commune.
sample({
  clock: price.$outcome,
  filter: ({ kind }) => kind === 'ready',
  fn: (outcome) => (outcome.kind === 'ready' ? outcome.params.body.commune_id : ''),
  target: createEffect(keepCommune),
});
/** Last day of arrival that the shopper sees. Undefined without a promise. */
export const $arrival = $shipping.map(
  (state) => (state.kind === 'ready' ? state.data.promise?.last : undefined),
  { skipVoid: false },
);
/** When the last price arrived, ms since 1970. */
const $arrivedAt = createStore(0, { serialize: 'ignore' }).on(price.$outcome, (at, { kind }) =>
  kind === 'ready' ? Date.now() : at,
);

sample({
  clock: [$shippingCommune, $cartId, shippingRequested],
  source: {
    communeId: $shippingCommune,
    cartId: $cartId,
    state: $shipping,
    arrivedAt: $arrivedAt,
    isLoaded: $isDraftLoaded,
  },
  filter: ({ communeId, cartId, state, arrivedAt, isLoaded }) => {
    const isFresh =
      state.kind === 'ready' &&
      state.params.body.commune_id === communeId &&
      Math.abs(Date.now() - arrivedAt) < SHIPPING_DEDUPE_MS;
    return isLoaded && communeId !== null && cartId !== null && !isFresh;
  },
  fn: ({ communeId, cartId }) => ({
    query: { cart_id: cartId ?? '' },
    body: { commune_id: communeId ?? '' },
  }),
  target: price.requested,
});
