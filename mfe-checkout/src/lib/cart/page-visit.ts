/**
 * A page that was left has handed its unfinished updates to the next page, by the storage. When it comes back from the
 * back/forward cache, work from before must not continue: WebKit restores a page with its requests and its locks.
 */
let visits = 0;

/** The shopper leaves the page. */
export const endVisit = (): void => {
  visits += 1;
};

/** @returns a function that checks whether the shopper has stayed on the page since this call */
export const watchVisit = (): (() => boolean) => {
  const now = visits;
  return () => visits === now;
};
