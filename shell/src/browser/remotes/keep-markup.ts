/** Keeps the markup of the server until the remote has mounted. */

/**
 * Copies the content of the element, with typed values. React empties the element when the first render of a remote
 * fails, and shoppers could read what was there.
 * @returns puts the copy in place, if the content has changed
 */
export const keepMarkup = (element: HTMLElement): (() => void) => {
  const first = element.firstChild;
  // A copy in another document requests no pictures.
  const copy = document.implementation.createHTMLDocument('').importNode(element, true);
  return () => {
    if (element.firstChild !== first) element.replaceChildren(...copy.childNodes);
  };
};
