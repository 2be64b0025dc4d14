/** CLP. Used when the cart page has no price (docs/product/checkout.md#gift-box). */
export const DEFAULT_GIFT_PRICE = 2000;

/** Width of the printed card, A6 upright, and sizes of its message, in points. */
export const GIFT_CARD = { width: (105 * 72) / 25.4, largest: 20, smallest: 7 } as const;
