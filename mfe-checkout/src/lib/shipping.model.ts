/** Price and time of delivery to the commune of the draft: always the server's (SPEC §7 "calculate-shipping"). */
import { createEvent, createStore, sample } from 'effector';
import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { apiErrorOf } from 'shared-contracts/errors';
import { createApiEffect } from 'shared-kit/host';
import { $cartId } from './cart/cart.model.ts';
import { $draft, $isDraftLoaded } from './draft/draft.model.ts';

/** An equal request within this time counts as done (SPEC §9). */
export const SHIPPING_DEDUPE_MS = 500;

export type ShippingState =
  /** Nothing to calculate: no commune yet, or a pickup. */
  | { kind: 'none' }
  | { kind: 'pending'; communeId: string }
  | { kind: 'ready'; communeId: string; shipping: Shipping /** ms since 1970 */; at: number }
  | { kind: 'unserved'; communeId: string }
  | { kind: 'failed'; communeId: string };

/** Calculate again: the page was opened, or the last attempt failed. */
export const shippingRequested = createEvent();

export const calculateShippingFx = createApiEffect(calculateShipping);

/** Commune to deliver to; null for a pickup and before one is chosen. */
export const $shippingCommune = $draft.map(({ delivery }) =>
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
// An answer counts only while its commune is still the chosen one.
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
