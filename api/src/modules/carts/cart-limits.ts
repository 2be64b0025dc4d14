/** Highest number of lines, and highest total in CLP (the contract's largest amount). */
export const CART_LIMITS = { maxLines: 100, maxTotal: 1_000_000_000 };
