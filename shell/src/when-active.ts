declare global {
  interface Document {
    /** True until the shopper opens a page that the browser prerendered. Undefined in other browsers. */
    prerendering?: boolean;
  }
}

/**
 * Runs the action when the shopper has opened the page: at once, or when the browser activates a prerendered page
 * (docs/decisions/0052-next-pages-in-advance.md). Actions run in the order of the calls.
 */
export const whenActive = (act: () => void): void => {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
};
