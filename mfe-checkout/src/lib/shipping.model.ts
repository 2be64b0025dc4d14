/** Delivery price and time for the draft's commune, always from the server (docs/product/checkout.md#delivery). */
import { createEvent, createStore, sample } from 'effector';
import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import { createApiEffect } from 'shared-kit/host';
import { $cartId } from './cart/cart.model.ts';
import { $draft, $isDraftLoaded } from './draft/draft.model.ts';

/** An equal request within this time is skipped (docs/product/checkout.md#delivery). */
const SHIPPING_DEDUPE_MS = 500;

export type ShippingState =
  /** Nothing to calculate: no commune yet, or a pick-up. */
  | { kind: 'none' }
  | { kind: 'pending'; communeId: string }
  | { kind: 'ready'; communeId: string; shipping: Shipping /** ms since 1970 */; at: number }
  | { kind: 'unserved'; communeId: string }
  | { kind: 'failed'; communeId: string };

/** Requests the price again: the page opened, or the last request failed. */
export const shippingRequested = createEvent();

const calculateShippingFx = createApiEffect(calculateShipping);

/** Commune of the delivery. Null for a pick-up and before a choice. */
const $shippingCommune = $draft.map(({ delivery }) =>
  delivery.method === 'home' && delivery.commune_id ? delivery.commune_id : null,
);
export const $shipping = createStore<ShippingState>({ kind: 'none' }, { serialize: 'ignore' });

const isAnswered = (state: ShippingState, communeId: string): boolean =>
  state.kind !== 'none' &&
  state.communeId === communeId &&
  (state.kind === 'pending' || (state.kind === 'ready' && Date.now() - state.at < SHIPPING_DEDUPE_MS));

sample({
  clock: $shippingCommune,
  filter: (communeId) => communeId === null,
  fn: (): ShippingState => ({ kind: 'none' }),
  target: $shipping,
});
sample({
  clock: [$shippingCommune, $cartId, shippingRequested],
  source: { communeId: $shippingCommune, cartId: $cartId, state: $shipping, isLoaded: $isDraftLoaded },
  filter: ({ communeId, cartId, state, isLoaded }) =>
    isLoaded && communeId !== null && cartId !== null && !isAnswered(state, communeId),
  fn: ({ communeId, cartId }) => ({
    query: { cart_id: cartId ?? '' },
    body: { commune_id: communeId ?? '' },
  }),
  target: calculateShippingFx,
});

$shipping.on(calculateShippingFx, (_, { body }) => ({ kind: 'pending', communeId: body.commune_id }));
// Ignore a response for a commune that is no longer chosen.
sample({
  clock: calculateShippingFx.done,
  source: $shippingCommune,
  filter: (communeId, { params }) => communeId === params.body.commune_id,
  fn: (_, { params, result }): ShippingState => ({
    kind: 'ready',
    communeId: params.body.commune_id,
    shipping: result.data,
    at: Date.now(),
  }),
  target: $shipping,
});
sample({
  clock: calculateShippingFx.fail,
  source: $shippingCommune,
  filter: (communeId, { params }) => communeId === params.body.commune_id,
  fn: (_, { params, error }): ShippingState => ({
    kind: apiErrorOf(error)?.code === 'COMMUNE_NOT_SERVED' ? 'unserved' : 'failed',
    communeId: params.body.commune_id,
  }),
  target: $shipping,
});
