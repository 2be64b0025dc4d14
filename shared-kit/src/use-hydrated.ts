import { useSyncExternalStore } from 'react';

/** The value changes only by hydration, so there is nothing to subscribe to. */
const subscribe = () => () => {};

/**
 * False during hydration, then true. Render data that only the browser has (the cart) when it is true,
 * because the server's HTML is equal for all visitors.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
