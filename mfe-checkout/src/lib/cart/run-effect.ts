/**
 * Runs the effects of the cart machine. The result of an effect, if it has one, is the machine's next event.
 */
import { cartState } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import { identifyShopper, seekAccountCart } from './identify-shopper.ts';
import type { CartEffect } from './machine/effects.ts';
import type { CartEvent } from './machine/events.ts';
import { isOnline } from './open-cart.ts';
import { readServerCart } from './read-cart.ts';
import { forgetCart, readStoredCart, storeCart } from './stored-cart.ts';
import {
  forgetAllUpdates,
  forgetUpdates,
  forgetUpdateUnlessLeaving,
  readStoredUpdates,
  storeUpdate,
} from './stored-updates.ts';
import { writeUpdate } from './write-update.ts';

// biome-ignore lint/suspicious/noConfusingVoidType: most effects return nothing.
type Result = CartEvent | undefined | void;

const readStorage = () => ({
  stored: readStoredCart(),
  updates: readStoredUpdates(),
  isOnline: isOnline(),
});

const RUNNERS: {
  [Kind in CartEffect['kind']]: (
    effect: Extract<CartEffect, { kind: Kind }>,
    host: HostServices,
  ) => Result | Promise<Result>;
} = {
  loadStoredCart: () => ({ kind: 'storedCartLoaded', ...readStorage() }),
  reloadPage: () => ({ kind: 'pageReloaded', ...readStorage() }),
  reloadStoredCart: () => ({ kind: 'storedCartReloaded', stored: readStoredCart() }),
  storeCart: ({ cart }) => storeCart(cart),
  forgetCart,
  storeUpdate: ({ update }) => storeUpdate(update),
  forgetUpdates: ({ updates }) => forgetUpdates(updates),
  forgetUpdateUnlessLeaving: ({ update }) => forgetUpdateUnlessLeaving(update),
  forgetAllUpdates,
  identifyShopper: ({ session }) => identifyShopper(session),
  seekAccountCart,
  read: (effect, host) => readServerCart(host, effect),
  write: (effect, host) => writeUpdate(host, effect),
  publish: ({ state }, host) => host.bus.publish(cartState, state),
  reply: ({ replies, result }) => {
    for (const { done, fail } of replies) 'result' in result ? done(result.result) : fail(result.error);
  },
  // Other models react to announcements. There is nothing to run.
  announceFailure: () => {},
  announceAccountLeft: () => {},
};

export const runEffect = <Kind extends CartEffect['kind']>(
  host: HostServices | null,
  effect: Extract<CartEffect, { kind: Kind }>,
): Result | Promise<Result> => {
  if (!host) throw new Error('The cart was used before its remote was given a host');
  return RUNNERS[effect.kind as Kind](effect, host);
};
