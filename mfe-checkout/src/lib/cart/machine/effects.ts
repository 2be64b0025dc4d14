/** Outputs of the cart machine: data that says what to do. `run-effect.ts` does it. */
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { CartState, CartUpdateResult, SessionState } from 'shared-contracts/bus/topics';
import type { StoredUpdate } from '../stored-updates.ts';
import type { LineUpdate, Reply } from './line-updates.ts';

export type ReplyResult = { result: CartUpdateResult } | { error: unknown };

export type CartEffect =
  | { kind: 'loadStoredCart' }
  | { kind: 'reloadStoredCart' }
  | { kind: 'reloadPage' }
  | { kind: 'storeCart'; cart: Cart }
  | { kind: 'forgetCart' }
  /** Stored until the server answers, so that the update is not lost when the shopper leaves the page. */
  | { kind: 'storeUpdate'; update: StoredUpdate }
  | { kind: 'forgetUpdates'; updates: readonly StoredUpdate[] }
  /** Leaving a page makes its requests fail. The updates of such a page stay stored for the next page. */
  | { kind: 'forgetUpdateUnlessLeaving'; update: StoredUpdate }
  | { kind: 'forgetAllUpdates' }
  | { kind: 'identifyShopper'; session: SessionState }
  | { kind: 'seekAccountCart' }
  | { kind: 'read'; version: number; cartId: string | null }
  /** `stored`: the update as the storage has it. An addition is stored without its absolute quantity. */
  | { kind: 'write'; update: LineUpdate; stored: StoredUpdate; cartId: string | null }
  | { kind: 'publish'; state: CartState }
  | { kind: 'reply'; replies: readonly Reply[]; result: ReplyResult }
  /** Announcements: other models listen. */
  | { kind: 'announceFailure'; update: LineUpdate; error: unknown }
  | { kind: 'announceAccountLeft' };
export type CartEffectOf<Kind extends CartEffect['kind']> = Extract<CartEffect, { kind: Kind }>;
