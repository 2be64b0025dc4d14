import { useLayoutEffect } from 'react';

/**
 * Tells a model that its page is on screen, in the browser only: what belongs to one shopper begins here, never on the
 * server. Before paint, so a page that already knows its data shows no skeleton.
 */
export const usePresence = (shown: () => void, left: () => void): void => {
  useLayoutEffect(() => {
    shown();
    return left;
  }, [shown, left]);
};
