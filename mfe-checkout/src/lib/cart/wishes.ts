/** What the shopper wants of the cart and the server has not yet confirmed. */
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import type { CartItem, CartState, CartUpdateResult } from 'shared-contracts/bus/topics';
import { cartSubtotal, cartTotal, inStockLines } from 'shared-contracts/domain/discount';
import type { KeptWish } from './kept-wishes.ts';

/** An equal update within this time counts as done (SPEC §9). */
export const CART_DEDUPE_MS = 500;

/** How a command is told what became of its wish. */
export interface Answer {
  done: (result: CartUpdateResult) => void;
  fail: (error: unknown) => void;
}

export interface WishRequest {
  item: CartItem;
  /** Absolute; 0 removes. */
  qty: number;
  /** A line that is not in the cart goes before the line of this sku; without it, to the end. */
  before?: string | undefined;
  /** Who tells the shopper of a failure: the cart page, the sender of the command; nobody for an earlier page's wish. */
  by: 'page' | 'command' | 'earlier';
  /** Sent some time after it was asked: another tab may have overtaken it. */
  isLate?: boolean;
  /** Ends when the sender no longer waits. */
  signal?: AbortSignal;
  answer?: Answer;
  /** When it was asked, ms since 1970. */
  at: number;
}

export interface Wish extends Omit<WishRequest, 'answer'> {
  /** Its place in the queue; answers wait for a slot, since a newer wish may take it over. */
  slot: number;
  /** On its way to the server. */
  sent: boolean;
  /** Sent by a customer who has signed out since: it changes another cart than the one on screen. */
  isForeign?: boolean;
}

export interface PlacedWish {
  /** `queued` at the end, `replaced` one that waits, `joined` an equal one on its way, `skipped` as just done. */
  kind: 'queued' | 'replaced' | 'joined' | 'skipped';
  slot: number;
  request: WishRequest;
}

/** The last wish that was taken for each sku and did not fail. */
export type LastWishes = Readonly<Record<string, { qty: number; at: number }>>;

const isInCart = (cart: Cart | null, { item, qty }: WishRequest): boolean =>
  cart === null || (cart.items.find(({ sku }) => sku === item.sku)?.qty ?? 0) === qty;

/**
 * Where a wish goes. A waiting one for the same sku gives way, so that the last wish wins. An equal one is skipped only
 * while the cart still holds its quantity: another tab may have changed the line since.
 */
export const placeWish = (
  { wishes, last, cart }: { wishes: readonly Wish[]; last: LastWishes; cart: Cart | null },
  request: WishRequest,
): PlacedWish => {
  const { qty, at, item } = request;
  const same = wishes.findLast((wish) => wish.item.sku === item.sku && !wish.isForeign);
  if (same && !same.sent) return { kind: 'replaced', slot: same.slot, request };
  if (same?.qty === qty) return { kind: 'joined', slot: same.slot, request };
  const before = last[item.sku];
  const isRepeated = before?.qty === qty && at - before.at < CART_DEDUPE_MS;
  if (!same && isRepeated && isInCart(cart, request)) return { kind: 'skipped', slot: -1, request };
  return { kind: 'queued', slot: (wishes.at(-1)?.slot ?? -1) + 1, request };
};

export const takeWish = (wishes: readonly Wish[], { kind, slot, request }: PlacedWish): readonly Wish[] => {
  const { answer: _, ...rest } = request;
  if (kind === 'queued') return [...wishes, { ...rest, slot, sent: false }];
  if (kind !== 'replaced') return wishes;
  return wishes.map((wish) => (wish.slot === slot ? { ...rest, slot, sent: false } : wish));
};

/** Without a network: its sender is answered and no longer waits, so the page tells of a later failure. */
export const postponed = <W extends WishRequest | Wish>(wish: W): W => ({
  ...wish,
  by: wish.by === 'command' ? 'page' : wish.by,
  isLate: true,
  signal: undefined,
});

/** The queue with a sent wish back in its place, unless a newer one of its sku is there. */
export const putBack = (wishes: readonly Wish[], { slot, item }: Wish): readonly Wish[] =>
  wishes.flatMap((wish) => {
    if (wish.slot !== slot) return [wish];
    if (wish.isForeign) return [];
    const isOvertaken = wishes.some((other) => other.slot > slot && other.item.sku === item.sku);
    return isOvertaken ? [] : [{ ...postponed(wish), sent: false }];
  });

/** The queue after the customer signed out: nothing more is sent. What is on its way ends unseen. */
export const afterSignOut = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.filter(({ sent }) => sent).map((wish) => ({ ...wish, isForeign: true }));

/** The queue with what an earlier page left unanswered. */
export const takeKept = (wishes: readonly Wish[], kept: readonly KeptWish[]): readonly Wish[] =>
  kept.reduce((queue, wish) => {
    const request = { ...wish, by: 'earlier' as const, isLate: true };
    return takeWish(queue, placeWish({ wishes: queue, last: {}, cart: null }, request));
  }, wishes);

const withWish = (items: Cart['items'], { item, qty, before }: Wish): Cart['items'] => {
  if (qty === 0) return items.filter(({ sku }) => sku !== item.sku);
  if (items.some(({ sku }) => sku === item.sku))
    return items.map((line) => (line.sku === item.sku ? { ...line, qty } : line));
  const found = items.findIndex(({ sku }) => sku === before);
  const at = found < 0 ? items.length : found;
  return [...items.slice(0, at), { ...item, image: item.frontend_image, qty }, ...items.slice(at)];
};

/** The cart as the shopper wants it. Its totals are the server's again as soon as nothing is pending. */
export const withWishes = (cart: Cart, wishes: readonly Wish[]): Cart => {
  const own = wishes.filter(({ isForeign }) => !isForeign);
  if (own.length === 0) return cart;
  const items = own.reduce(withWish, cart.items);
  const counted = inStockLines(items);
  return { ...cart, items, total: cartTotal(counted), total_without_discount: cartSubtotal(counted) };
};

/** What every other part of the shop may know of the cart. */
export const toCartState = ({ items, total }: Cart): CartState => ({
  count: items.reduce((count, { qty }) => count + qty, 0),
  total,
  lines: items.map(({ sku, qty }) => ({ sku, qty })),
});

/** What a command is answered with. */
export const toUpdateResult = (cart: Cart): CartUpdateResult => {
  const { count, total } = toCartState(cart);
  return { count, total };
};
