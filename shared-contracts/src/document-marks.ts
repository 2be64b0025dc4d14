/**
 * Attributes that the shell sets on `<html>`, for style sheets and remotes. A remote must also work without them: an
 * older shell does not set them.
 */
export const DOCUMENT_MARKS = {
  /** This browser has no cart and remembers no customer, so its cart is empty. */
  noCart: 'data-no-cart',
  /** The user has used more of the page than its links, so it starts its scripts. */
  used: 'data-used',
  /** The shell is replaying a click that the user made before hydration: they saw the server's markup. */
  replay: 'data-replay',
} as const;

/** Attribute of a button that adds a product to the cart. The number of units is in a counter beside the button. */
export const ADDS_MARK = 'data-adds';
