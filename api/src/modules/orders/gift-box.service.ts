import { DEFAULT_GIFT_PRICE } from 'shared-contracts/domain/gift-box';
import { parseReferencePrice } from 'shared-contracts/domain/money';
import type { Executor } from '../../db/connect.ts';
import { findPageInAllLocales } from '../content/pages.repository.ts';

/** Price of the gift box in CLP, from the content of the cart page. */
export const findGiftPrice = async (db: Executor): Promise<number> => {
  const [page] = await findPageInAllLocales(db, 'shopping-cart');
  const content = page?.content as { shopping_cart_descriptions?: { gift_card_price?: unknown } } | undefined;
  return parseReferencePrice(content?.shopping_cart_descriptions?.gift_card_price) ?? DEFAULT_GIFT_PRICE;
};
