import { vi } from 'vitest';

/** React's warning about elements that the test DOM does not know, such as `<search>`. */
const UNKNOWN_ELEMENT = 'The tag <%s> is unrecognized in this browser';

/** Collects console errors from now on; the returned function lists them. */
export const watchErrors = (): (() => unknown[][]) => {
  const errors = vi.spyOn(console, 'error');
  return () => errors.mock.calls.filter(([text]) => !String(text).startsWith(UNKNOWN_ELEMENT));
};
