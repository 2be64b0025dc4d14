/** One wish to buy, as the server tells it from another: by its key. */
import type { CreatePurchaseBody } from 'shared-contracts/api/purchases.schema';
import type { Clp } from 'shared-contracts/domain/money';
import type { Draft } from '../../lib/draft/draft.ts';
import type { GiftBox } from '../../lib/gift-box/gift-box.ts';
import { toPurchaseBody } from './to-purchase-body.ts';

export interface Attempt {
  /** Idempotency-Key. */
  key: string;
  cartId: string;
  body: CreatePurchaseBody;
  /** The total that the shopper saw, CLP. */
  expected: Clp;
}

/** 128 random bits. Not `randomUUID`, which plain http does not have. */
export const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The attempt to send: the same again while cart and order are, so that a repeat after a fault is no second order. */
export const toAttempt = (
  before: Attempt | null,
  wish: { cartId: string; draft: Draft; giftBox: GiftBox; expected: Clp; key: string },
): Attempt => {
  const { cartId, expected, key } = wish;
  const body = toPurchaseBody(wish.draft, wish.giftBox);
  const isSame = before?.cartId === cartId && JSON.stringify(before.body) === JSON.stringify(body);
  return { key: isSame ? before.key : key, cartId, body, expected };
};
