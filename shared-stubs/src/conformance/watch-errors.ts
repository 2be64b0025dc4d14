import { vi } from 'vitest';

/** The tests' document knows fewer elements than browsers do, `<search>` among them. */
const UNKNOWN_ELEMENT = 'The tag <%s> is unrecognized in this browser';

/** What goes to the console as an error from now on. */
export const watchErrors = (): (() => unknown[][]) => {
  const errors = vi.spyOn(console, 'error');
  return () => errors.mock.calls.filter(([text]) => !String(text).startsWith(UNKNOWN_ELEMENT));
};
