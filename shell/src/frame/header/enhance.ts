import type { SyntheticEvent } from 'react';

/**
 * Click handler of a submit button: runs `act` and does not submit the form. Before hydration and without
 * JavaScript, the form opens a page with the same purpose.
 */
export const enhance = (act: (() => void) | undefined) =>
  act &&
  ((event: SyntheticEvent) => {
    event.preventDefault();
    act();
  });
