import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False during hydration, then true. Render data that only the browser has (the cart) when it is true,
 * because the server's HTML is equal for all visitors.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
