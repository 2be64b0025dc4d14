import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React takes over the server's markup, true from then on. What only the browser knows (the cart) is
 * shown after that: the server's HTML is the same for everybody.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
