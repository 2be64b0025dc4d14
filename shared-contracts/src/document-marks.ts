/**
 * Attributes that the shell sets on `<html>` before the first paint, so that style sheets can show what the server does
 * not know. A remote must also look right without them: an older shell does not set them.
 */
export const DOCUMENT_MARKS = {
  /** This browser has no cart and remembers no customer, so its cart is empty. */
  noCart: 'data-no-cart',
} as const;
