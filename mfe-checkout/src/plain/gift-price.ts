import type { ApiClient } from 'shared-contracts/api/endpoint';
import { readShoppingCartPage } from 'shared-contracts/api/pages';
import { DEFAULT_GIFT_PRICE } from 'shared-contracts/domain/gift-box';
import { parseReferencePrice } from 'shared-contracts/domain/money';

/** Price of the gift box in CLP, from the content of the cart page. */
export const findGiftPrice = async (api: ApiClient): Promise<number> => {
  try {
    const { data } = await api.call(readShoppingCartPage, {});
    return parseReferencePrice(data.shopping_cart_descriptions.gift_card_price) ?? DEFAULT_GIFT_PRICE;
  } catch {
    return DEFAULT_GIFT_PRICE;
  }
};
