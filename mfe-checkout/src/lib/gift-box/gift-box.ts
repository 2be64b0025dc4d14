/** Gift box with a card (docs/product/checkout.md#gift-box). Names match the API's. */
export interface GiftBox {
  check: boolean;
  /** Text on the card. May be empty. */
  text: string;
}

export const NO_GIFT_BOX: GiftBox = { check: false, text: '' };
/** Highest length of the card's text in the API. */
export const MAX_GIFT_TEXT = 300;
/** Price in CLP when the cart page's content has none (docs/product/cart.md#cart-content). */
export const DEFAULT_GIFT_PRICE = 2000;

/** Parses a stored gift box. */
export const toGiftBox = (kept: unknown): GiftBox => {
  const { check, text } = Object(kept) as Record<string, unknown>;
  return { check: check === true, text: typeof text === 'string' ? text.slice(0, MAX_GIFT_TEXT) : '' };
};
