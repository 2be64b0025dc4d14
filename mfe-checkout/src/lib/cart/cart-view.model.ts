/** What of the cart is on screen, on the cart page and in the panel. */
import { combine, createEvent, createStore, type Event, type Store, sample } from 'effector';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { trackFx } from 'shared-kit/host';
import { $cart, $cartFreshness, $isCartPending, $isOnline } from './cart.model.ts';
import { toViewEntry } from './cart-entry.ts';
import { problemOf } from './change-line.model.ts';
import { goodsOf } from './goods-of.ts';

/** Whether the notes of the law on alcohol belong on the steps. */
export const $holdsAlcohol = $cart.map((cart) => cart !== null && holdsAlcohol(cart.items));

/** Unknown to the server's render and until the cart is known: both show the same skeleton. */
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
      if (cart.items.length > 0)
        return {
          kind: 'filled' as const,
          cart,
          goods: goodsOf(cart),
          /** The figures are about to change. */
          isPending: isPending && isOnline,
          /** The server has said something of it, or failed to. */
          isRead: freshness !== 'unread',
          notice: isOnline ? (freshness === 'failed' ? ('stale' as const) : null) : ('offline' as const),
          hasProblem: cart.items.some((line) => problemOf(line) !== null),
        };
      if (freshness === 'unread') return { kind: 'unknown' as const };
      if (freshness !== 'failed') return { kind: 'empty' as const };
      return { kind: isOnline ? ('failed' as const) : ('offline' as const) };
    },
  );
export type CartView = ReturnType<typeof createCartView> extends Store<infer View> ? View : never;

/**
 * Told once a showing, when there is something in the cart and the server was asked; goes to the data layer as
 * `view_cart`. `shown` begins a showing.
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
