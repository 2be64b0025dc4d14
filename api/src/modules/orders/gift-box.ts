import { parseReferencePrice } from 'shared-contracts/domain/money';
import type { Executor } from '../../db/connect.ts';

/** CLP, when the page names none (SPEC §9). */
const DEFAULT_PRICE = 2000;

/** Price of the gift box in CLP, as the cart page's content has it (SPEC §3). */
export const findGiftPrice = async (db: Executor): Promise<number> => {
  const page = await db
    .selectFrom('pages')
    .select('content')
    .where('slug', '=', 'shopping-cart')
    .orderBy('locale', 'desc')
    .executeTakeFirst();
  const content = page?.content as { shopping_cart_descriptions?: { gift_card_price?: unknown } } | undefined;
  return parseReferencePrice(content?.shopping_cart_descriptions?.gift_card_price) ?? DEFAULT_PRICE;
};
