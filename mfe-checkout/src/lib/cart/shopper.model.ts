/** The shopper of this browser, for the cart: a customer's cart belongs to the account (docs/decisions/0036). */
import { createEffect, createEvent, createStore, sample } from 'effector';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { fromTopic } from 'shared-kit/host';
import { localStore } from '../storage.ts';

export type Shopper =
  | { kind: 'guest' }
  | { kind: 'customer'; id: string }
  /** The shell is still restoring the session. */
  | { kind: 'restoring' }
  /** This browser remembers a session, but the API could not be asked for it. */
  | { kind: 'unreachable' };

const toShopper = (session: SessionState): Shopper => {
  if (session.kind === 'customer') return { kind: 'customer', id: session.id };
  if (session.kind === 'unknown') return { kind: 'restoring' };
  return localStore.read(STORAGE_KEYS.session) === null ? { kind: 'guest' } : { kind: 'unreachable' };
};

const sessionHeard = fromTopic(sessionState);
const toShopperFx = createEffect(toShopper);
/** Somebody signed in, or the session is known again. */
export const customerCame = createEvent<string>();
/** The session is over, or there was none. */
export const guestKnown = createEvent();
/** Another customer than before. */
export const customerChanged = createEvent();

export const $shopper = createStore<Shopper>({ kind: 'guest' }, { serialize: 'ignore' }).on(
  toShopperFx.doneData,
  (_, shopper) => shopper,
);
/** A cart may wait at the server although this browser has no cart id. */
export const $mayHaveAccountCart = $shopper.map(({ kind }) => kind === 'customer' || kind === 'unreachable');
const $lastCustomer = createStore<string | null>(null, { serialize: 'ignore' });

sample({ clock: sessionHeard, target: toShopperFx });
const $customerId = $shopper.map((shopper) => (shopper.kind === 'customer' ? shopper.id : null));
sample({
  clock: $customerId,
  source: $lastCustomer,
  filter: (last, id) => id !== null && last !== null && last !== id,
  fn: () => undefined,
  target: customerChanged,
});
sample({ clock: $customerId, filter: (id) => id !== null, fn: (id) => id ?? '', target: customerCame });
sample({ clock: customerCame, target: $lastCustomer });
sample({
  clock: toShopperFx.doneData,
  filter: ({ kind }) => kind === 'guest',
  fn: () => undefined,
  target: guestKnown,
});
sample({ clock: guestKnown, fn: () => null, target: $lastCustomer });
