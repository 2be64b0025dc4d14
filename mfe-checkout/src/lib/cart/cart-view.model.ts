/** State shown by the cart page and the cart panel. */
import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { trackFx } from 'shared-kit/host';
import { $cart, $cartFreshness, $isCartPending, $isOnline } from './cart.model.ts';
import { toViewEntry } from './cart-entry.ts';
import { problemOf } from './change-line.model.ts';
import { goodsOf, isEmptyCart, linesOf } from './goods-of.ts';

/** Whether the cart holds alcohol, so that pages show the legal notes on alcohol. */
export const $holdsAlcohol = $cart.map((cart) => cart !== null && holdsAlcohol(linesOf(cart)));

/**
 * Creates the view of the cart. Its kind is `unknown` on the server and until the cart is loaded: pages then
 * show a skeleton.
 */
export const createCartView = ($isShown: Store<boolean>) =>
  combine(
    {
      isShown: $isShown,
      cart: $cart,
      freshness: $cartFreshness,
      isPending: $isCartPending,
      isOnline: $isOnline,
    },
    ({ isShown, cart, freshness, isPending, isOnline }) => {
      if (!isShown || !cart) return { kind: 'unknown' as const };
      if (!isEmptyCart(cart))
        return {
          kind: 'filled' as const,
          cart,
          goods: goodsOf(cart),
          /** The figures are about to change. */
          isPending: isPending && isOnline,
          /** The server confirmed the cart, or the read failed. */
          isRead: freshness !== 'unread',
          notice: isOnline ? (freshness === 'failed' ? ('stale' as const) : null) : ('offline' as const),
          hasProblem: linesOf(cart).some((line) => problemOf(line) !== null),
        };
      if (freshness === 'unread') return { kind: 'unknown' as const };
      if (freshness !== 'failed') return { kind: 'empty' as const };
      return { kind: isOnline ? ('failed' as const) : ('offline' as const) };
    },
  );
export type CartView = ReturnType<typeof createCartView> extends Store<infer View> ? View : never;

/**
 * Creates an event that fires once after each `shown`, when the cart has lines and its read has ended. Then
 * also tracks `view_cart`.
 */
export const createCartSight = ($view: Store<CartView>, shown: Event<unknown>): Event<Cart> => {
  const cartSeen = createEvent<Cart>();
  const $isSeen = createStore(true, { serialize: 'ignore' })
    .on(shown, () => false)
    .on(cartSeen, () => true);
  sample({
    clock: [$view, $isSeen],
    source: { view: $view, isSeen: $isSeen },
    filter: ({ view, isSeen }) => !isSeen && view.kind === 'filled' && view.isRead,
    fn: ({ view }) => (view as Extract<CartView, { kind: 'filled' }>).cart,
    target: cartSeen,
  });
  sample({ clock: cartSeen, fn: toViewEntry, target: trackFx });
  return cartSeen;
};
