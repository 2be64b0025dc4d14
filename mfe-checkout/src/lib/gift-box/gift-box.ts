/** A gift box around the order, with a card (SPEC §3 "giftBox"). Names are those of the API. */
export interface GiftBox {
  check: boolean;
  /** Words on the card; may be empty. */
  text: string;
}

export const NO_GIFT_BOX: GiftBox = { check: false, text: '' };
/** Characters on the card, as the API takes them. */
export const MAX_GIFT_TEXT = 300;
/** CLP, until the cart page's content says otherwise (SPEC §9). */
export const DEFAULT_GIFT_PRICE = 2000;

/** A gift box out of whatever was stored. */
export const toGiftBox = (kept: unknown): GiftBox => {
  const { check, text } = Object(kept) as Record<string, unknown>;
  return { check: check === true, text: typeof text === 'string' ? text.slice(0, MAX_GIFT_TEXT) : '' };
};
