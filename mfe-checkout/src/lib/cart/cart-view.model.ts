/** What of the cart is on screen, on the cart page and in the panel. */
import { combine, type Store } from 'effector';
import { $cart, $cartFreshness, $isCartPending } from './cart.model.ts';
import { problemOf } from './change-line.model.ts';

/** Unknown to the server's render and until the cart is known: both show the same skeleton. */
export const createCartView = ($isShown: Store<boolean>) =>
  combine(
    { isShown: $isShown, cart: $cart, freshness: $cartFreshness, isPending: $isCartPending },
    ({ isShown, cart, freshness, isPending }) => {
      if (!isShown || !cart) return { kind: 'unknown' as const };
      if (cart.items.length > 0)
        return {
          kind: 'filled' as const,
          cart,
          discount: cart.total_without_discount - cart.total,
          isPending,
          isStale: freshness === 'failed',
          hasProblem: cart.items.some((line) => problemOf(line) !== null),
        };
      if (freshness === 'unread') return { kind: 'unknown' as const };
      return { kind: freshness === 'failed' ? ('failed' as const) : ('empty' as const) };
    },
  );
