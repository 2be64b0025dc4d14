/** Runs the machine's effects `identifyShopper` and `seekAccountCart`. */
import type { SessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { localStore } from '../storage.ts';
import type { CartEvent } from './machine/events.ts';
import type { Shopper } from './machine/state.ts';
import { isAccountCartStored } from './stored-cart.ts';

/**
 * The shell also publishes `guest` when it cannot reach the API. The browser then still has the stored
 * session.
 */
const toShopper = (session: SessionState): Shopper => {
  if (session.kind === 'customer') return { kind: 'customer', id: session.id };
  if (session.kind === 'unknown') return { kind: 'restoring' };
  return localStore.read(STORAGE_KEYS.session) === null ? { kind: 'guest' } : { kind: 'unreachable' };
};

export const identifyShopper = (session: SessionState): CartEvent => ({
  kind: 'shopperIdentified',
  shopper: toShopper(session),
});

export const seekAccountCart = (): CartEvent | undefined =>
  isAccountCartStored() ? { kind: 'accountCartFound' } : undefined;
