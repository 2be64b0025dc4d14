import type { SyntheticEvent } from 'react';

/**
 * A submit button's handler: where the shell runs, `act` takes the place of sending the form.
 * Without it, before hydration or without JavaScript, the form leads to the page of the same purpose.
 */
export const enhance = (act: (() => void) | undefined) =>
  act &&
  ((event: SyntheticEvent) => {
    event.preventDefault();
    act();
  });
