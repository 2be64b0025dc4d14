import { LENGTHS } from 'shared-contracts/domain/field-lengths';

/** Gift box with a card (docs/product/checkout.md#gift-box). Names match the API's. */
export interface GiftBox {
  check: boolean;
  /** Text on the card. May be empty. */
  text: string;
}

export const NO_GIFT_BOX: GiftBox = { check: false, text: '' };

/** Parses a stored gift box. */
export const toGiftBox = (kept: unknown): GiftBox => {
  const { check, text } = Object(kept) as Record<string, unknown>;
  return { check: check === true, text: typeof text === 'string' ? text.slice(0, LENGTHS.giftText) : '' };
};
