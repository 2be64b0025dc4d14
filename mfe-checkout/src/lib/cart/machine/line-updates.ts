/**
 * The queue of line updates that the server has not confirmed yet. Pure functions; the machine calls them.
 */
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { CartItem, CartUpdateResult } from 'shared-contracts/bus/topics';
import type { StoredUpdate } from '../stored-updates.ts';

/** A repeated update within this time counts as done (docs/product/cart.md#quantity). */
const CART_DEDUPE_MS = 500;

/** Settles the promise of a `cart.update` command. The machine passes it on and never calls it. */
export interface Reply {
  done: (result: CartUpdateResult) => void;
  fail: (error: unknown) => void;
}

export interface UpdateRequest {
  item: CartItem;
  /** Absolute; 0 removes the line. Not used while `add` is set. */
  qty: number;
  /** The sender does not know the cart: add this many units to what it holds when the read has ended. */
  add?: number | undefined;
  /** Where a new line goes: before the line of this sku. Without it: to the end. */
  before?: string | undefined;
  /** Set when the update was sent to a cart of known version, and may have to be sent again. */
  sent?: StoredUpdate['sent'];
  /** `page`: a dialog reports a failure. `command`: its sender does. `previousPage`: nobody does. */
  source: 'page' | 'command' | 'previousPage';
  /** The update is sent some time after the request. Another tab may have replaced it by then. */
  isDeferred?: boolean;
  /** Aborted when the sender stops waiting. */
  signal?: AbortSignal | undefined;
  reply?: Reply;
  /** Time of the request, ms since 1970. */
  at: number;
}

export interface LineUpdate extends Omit<UpdateRequest, 'reply'> {
  /**
   * Identifies its place in the queue. A newer update may take the place over, and waiting commands stay with
   * it.
   */
  slot: number;
  /** The update was sent, and the server has not answered yet. */
  isSent: boolean;
  /**
   * A customer sent it and has signed out since, or the page was left and restored since. Its result changes nothing on
   * screen.
   */
  isDetached?: boolean;
}

export interface Placement {
  /**
   * `queued`: at the end of the queue. `replaced`: in place of a waiting update. `joined`: together with an
   * equal update that is being sent. `skipped`: not at all, because an equal update was just made.
   */
  kind: 'queued' | 'replaced' | 'joined' | 'skipped';
  /** -1 when skipped. */
  slot: number;
  request: UpdateRequest;
}

/** Per sku: the last update that was accepted and has not failed. */
export type RecentUpdates = Readonly<Record<string, Pick<UpdateRequest, 'qty' | 'add' | 'at'>>>;

const unitsIn = (cart: Cart | null, sku: string): number =>
  cart?.items.find((line) => line.sku === sku)?.qty ?? 0;

/** An addition ends at the stock, and never removes units. */
const sumOf = (held: number, add: number, { stock }: CartItem): number =>
  Math.max(held, Math.min(held + add, stock));

/** The absolute quantity of an update on this cart. */
export const quantityOn = (
  cart: Cart | null,
  { item, qty, add }: Pick<UpdateRequest, 'item' | 'qty' | 'add'>,
): number => (add === undefined ? qty : sumOf(unitsIn(cart, item.sku), add, item));

const holdsQuantity = (cart: Cart | null, { item, qty, add }: UpdateRequest): boolean =>
  cart === null || add !== undefined || unitsIn(cart, item.sku) === qty;

/** An addition to an earlier update of its sku that the server does not have: both count. */
const addedTo = <U extends UpdateRequest>(waiting: UpdateRequest, request: U): U =>
  request.add === undefined
    ? request
    : waiting.add === undefined
      ? { ...request, add: undefined, qty: sumOf(waiting.qty, request.add, request.item) }
      : { ...request, add: waiting.add + request.add };

/**
 * Finds the place of a request in the queue. The request replaces a waiting update of the same sku, so the
 * last quantity wins. An equal update is skipped only while the cart still holds its quantity: another tab
 * may have changed the line since.
 */
export const placeUpdate = (
  { updates, recent, cart }: { updates: readonly LineUpdate[]; recent: RecentUpdates; cart: Cart | null },
  request: UpdateRequest,
): Placement => {
  const { qty, add, at, item } = request;
  const same = updates.findLast((update) => update.item.sku === item.sku && !update.isDetached);
  const last = recent[item.sku];
  const isRepeated = last?.qty === qty && last.add === add && at - last.at < CART_DEDUPE_MS;
  if (same && add !== undefined && isRepeated) return { kind: 'joined', slot: same.slot, request };
  if (same && !same.isSent) return { kind: 'replaced', slot: same.slot, request: addedTo(same, request) };
  if (same && add === undefined && same.qty === qty) return { kind: 'joined', slot: same.slot, request };
  if (!same && isRepeated && holdsQuantity(cart, request)) return { kind: 'skipped', slot: -1, request };
  return { kind: 'queued', slot: (updates.at(-1)?.slot ?? -1) + 1, request };
};

export const enqueue = (
  updates: readonly LineUpdate[],
  { kind, slot, request }: Placement,
): readonly LineUpdate[] => {
  const { reply: _, ...rest } = request;
  if (kind === 'queued') return [...updates, { ...rest, slot, isSent: false }];
  if (kind !== 'replaced') return updates;
  return updates.map((update) => (update.slot === slot ? { ...rest, slot, isSent: false } : update));
};

/**
 * Whether an update that was sent before must not be sent again. One change of the cart since then may be the update
 * itself. After two, another change may have undone it.
 */
export const isUndone = (cart: Cart, { sent, isSent }: LineUpdate): boolean =>
  !isSent && sent?.cartId === cart.id && (cart.version ?? 0) > sent.version + 1;

export const withoutSlot = (updates: readonly LineUpdate[], slot: number): readonly LineUpdate[] =>
  updates.filter((update) => update.slot !== slot);

/**
 * Marks an update that waits for the network. Its command is confirmed at once, so the page has to report a
 * later failure.
 */
export const defer = <U extends UpdateRequest | LineUpdate>(update: U): U => ({
  ...update,
  source: update.source === 'command' ? 'page' : update.source,
  isDeferred: true,
  signal: undefined,
});

/**
 * The queue after an update could not be sent: it waits in its place again. A newer update of its sku replaces it, or
 * is added to it. Detached updates are dropped.
 */
export const requeue = (
  updates: readonly LineUpdate[],
  { slot, item, qty }: LineUpdate,
): readonly LineUpdate[] => {
  const failed = updates.find((update) => update.slot === slot);
  const others = withoutSlot(updates, slot);
  if (!failed || failed.isDetached) return others;
  // An addition was counted again from the stored cart when it was sent, so the quantity in the queue may be outdated.
  const waiting = { ...defer(failed), qty, isSent: false };
  const newer = others.find((other) => other.slot > slot && other.item.sku === item.sku);
  return newer
    ? others.map((other) => (other === newer ? addedTo(waiting, newer) : other))
    : updates.map((update) => (update === failed ? waiting : update));
};

/**
 * The queue after the customer signed out, or after the page came back: sent updates stay as detached ones until they
 * end, the others are dropped.
 */
export const detachSent = (updates: readonly LineUpdate[]): readonly LineUpdate[] =>
  updates.filter(({ isSent }) => isSent).map((update) => ({ ...update, isDetached: true }));

/** The queue with the updates that the previous page could not finish. */
export const enqueueStored = (
  updates: readonly LineUpdate[],
  stored: readonly StoredUpdate[],
): readonly LineUpdate[] =>
  stored.reduce((queue, update) => {
    // A command of this page, which the storage already has.
    if (
      queue.some(
        ({ item, at, isDetached }) => !isDetached && item.sku === update.item.sku && at === update.at,
      )
    )
      return queue;
    const request = { ...update, source: 'previousPage' as const, isDeferred: true };
    return enqueue(queue, placeUpdate({ updates: queue, recent: {}, cart: null }, request));
  }, updates);
