/** Lines: more than any shopper needs, so that no cart grows without end. CLP: the contract's largest amount. */
export const CART_LIMITS = { maxLines: 100, maxTotal: 1_000_000_000 };
