import type { SyntheticEvent } from 'react';

/**
 * Handler of a submit button: runs `act` instead of submitting the form. Before hydration and without
 * JavaScript, the form opens the page with the same purpose.
 */
export const enhance = (act: (() => void) | undefined) =>
  act &&
  ((event: SyntheticEvent) => {
    event.preventDefault();
    act();
  });
