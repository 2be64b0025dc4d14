/** Inputs of the cart machine: requests of the shop, and results of its effects. */
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { SessionState } from 'shared-contracts/bus/topics';
import type { StoredUpdate } from '../stored-updates.ts';
import type { LineUpdate, UpdateRequest } from './line-updates.ts';
import type { Shopper } from './state.ts';

interface StoredCart {
  id: string | null;
  cart: Cart;
}

export type WriteFailure =
  /** There was no network: the update was not sent and waits in the queue again. */
  | { kind: 'unsent' }
  | { kind: 'refused'; error: unknown }
  /** The request may have reached the server or not. */
  | { kind: 'fault'; error: unknown };

export type CartEvent =
  /** A page or the service needs the cart: the stored one at once, then the server's. */
  | { kind: 'cartRequested' }
  | { kind: 'storedCartLoaded'; stored: StoredCart; updates: readonly StoredUpdate[]; isOnline: boolean }
  /** Another tab wrote the stored cart. */
  | { kind: 'storedCartChanged' }
  | { kind: 'storedCartReloaded'; stored: StoredCart }
  /** The page came back from the back/forward cache. Pages after it may have changed the cart. */
  | { kind: 'pageRestored' }
  | { kind: 'pageReloaded'; stored: StoredCart; updates: readonly StoredUpdate[]; isOnline: boolean }
  /** The server's cart may have changed. */
  | { kind: 'refreshRequested' }
  | { kind: 'readDone'; version: number; cart: Cart }
  /** `isLost`: the server does not know this cart. */
  | { kind: 'readFailed'; version: number; isLost: boolean }
  | { kind: 'updateRequested'; request: UpdateRequest }
  /** The sender of a `cart.update` command stopped waiting. */
  | { kind: 'updateAbandoned'; signal: AbortSignal }
  | { kind: 'writeDone'; update: LineUpdate; cart: Cart }
  /** `storedId`: the browser's cart id now, since the failed write may have opened a cart. */
  | { kind: 'writeFailed'; update: LineUpdate; failure: WriteFailure; storedId: string | null }
  | { kind: 'networkChanged'; isOnline: boolean }
  /** The tab came to the front: another device may have changed the account's cart. */
  | { kind: 'tabShown' }
  | { kind: 'sessionChanged'; session: SessionState }
  | { kind: 'shopperIdentified'; shopper: Shopper }
  /** The user is a guest, and the browser still keeps the cart of a customer. */
  | { kind: 'accountCartFound' }
  /** A coupon was applied to the cart or removed from it. */
  | { kind: 'couponChanged'; coupon: Cart['coupon'] }
  /** The shopper has seen the changes of the cart (docs/decisions/0041-cart-changes.md). */
  | { kind: 'changesDismissed' };
export type CartEventOf<Kind extends CartEvent['kind']> = Extract<CartEvent, { kind: Kind }>;
