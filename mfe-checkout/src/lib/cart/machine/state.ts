/** State of the cart machine. Its table of states and events: docs/architecture/cart.md#states. */
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { CartState } from 'shared-contracts/bus/topics';
import { EMPTY_CART } from '../goods-of.ts';
import { applyUpdates } from './apply-updates.ts';
import type { LineUpdate, RecentUpdates, Reply } from './line-updates.ts';

/**
 * The user of this browser. A customer's cart belongs to the account (docs/decisions/0036-account-cart.md).
 */
export type Shopper =
  | { kind: 'guest' }
  | { kind: 'customer'; id: string }
  /** The shell is still restoring the session. */
  | { kind: 'restoring' }
  /** The browser remembers a session, but the API could not be asked for it. */
  | { kind: 'unreachable' };

/** A command that waits until the update in `slot` ends. */
interface Waiter {
  slot: number;
  reply: Reply;
  signal?: AbortSignal | undefined;
}

interface InEveryState {
  /** Signed id of this browser's cart. null: the server has given none yet. */
  cartId: string | null;
  updates: readonly LineUpdate[];
  recent: RecentUpdates;
  waiters: readonly Waiter[];
  /**
   * Grows when a read or a write starts. The response to a read is ignored when the version has grown since.
   */
  version: number;
  readsInFlight: number;
  /** A read was requested and has not started. It starts when no write is pending. */
  isReadDue: boolean;
  isOnline: boolean;
  shopper: Shopper;
  /** Account whose cart this document has shown. */
  lastCustomer: string | null;
  /** Value of `cart.state` that was published last. */
  published: CartState | null;
}

export type MachineState = InEveryState &
  (
    | { kind: 'unloaded' }
    /** `unread`: the browser's stored cart. `fresh`: the server's. `failed`: the server could not be read. */
    | { kind: 'unread' | 'fresh' | 'failed'; cart: Cart }
  );

export const INITIAL_STATE: MachineState = {
  kind: 'unloaded',
  cartId: null,
  updates: [],
  recent: {},
  waiters: [],
  version: 0,
  readsInFlight: 0,
  isReadDue: false,
  isOnline: true,
  shopper: { kind: 'guest' },
  lastCustomer: null,
  published: null,
};

/** The stored or confirmed cart, without pending updates. */
export const confirmedCart = (state: MachineState): Cart | null =>
  state.kind === 'unloaded' ? null : state.cart;

/** The cart that pages show: updates count as done until the server refuses them. */
export const shownCart = (cart: Cart | null, updates: readonly LineUpdate[]): Cart | null =>
  cart || updates.length > 0 ? applyUpdates(cart ?? EMPTY_CART, updates) : null;

export const isWriting = ({ updates }: MachineState): boolean => updates.some(({ isSent }) => isSent);

export const customerOf = (shopper: Shopper): string | null =>
  shopper.kind === 'customer' ? shopper.id : null;

/** A customer may have a cart at the server although this browser knows no id. */
export const mayHaveServerCart = ({ cartId, shopper }: MachineState): boolean =>
  cartId !== null || shopper.kind === 'customer' || shopper.kind === 'unreachable';
