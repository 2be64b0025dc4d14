import { parseReferencePrice } from 'shared-contracts/domain/money';
import type { Executor } from '../../db/connect.ts';
import { findPageInAllLocales } from '../content/pages.repository.ts';

/** CLP. Used when the cart page has no price (docs/product/checkout.md#gift-box). */
const DEFAULT_PRICE = 2000;

/** Price of the gift box in CLP, from the content of the cart page. */
export const findGiftPrice = async (db: Executor): Promise<number> => {
  const [page] = await findPageInAllLocales(db, 'shopping-cart');
  const content = page?.content as { shopping_cart_descriptions?: { gift_card_price?: unknown } } | undefined;
  return parseReferencePrice(content?.shopping_cart_descriptions?.gift_card_price) ?? DEFAULT_PRICE;
};
