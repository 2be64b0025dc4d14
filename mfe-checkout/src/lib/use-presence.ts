import { useLayoutEffect } from 'react';

/**
 * Tells a model that its page is on screen. Runs only in the browser, so that the server never loads personal
 * data. Runs before paint, so that a page with loaded data shows no skeleton.
 */
export const usePresence = (shown: () => void, left?: () => void): void => {
  useLayoutEffect(() => {
    shown();
    return left;
  }, [shown, left]);
};
