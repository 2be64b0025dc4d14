/**
 * Amounts of the order summary of a plain step (the checkout without scripts), in CLP. The API compares them with its
 * own when the order is placed.
 */
import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import type { Cart, Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import { apiErrorOf } from 'shared-contracts/errors';
import { goodsOf } from '../../lib/cart/goods-of.ts';
import type { DeliveryDraft } from '../../lib/draft/draft.ts';
import { regularDelivery } from '../../lib/shipping-price.model.ts';
import type { PlainContext } from '../plain-page.ts';

/**
 * Delivery to a commune. `unserved`: the shop does not deliver there. Null for a pick-up, before a choice, and when the
 * API does not accept the cart's id: the next page then leads to the cart.
 */
export type FoundShipping = Shipping | 'unserved' | null;

export const findShipping = async (
  { api, state }: PlainContext,
  { method, commune_id }: DeliveryDraft,
): Promise<FoundShipping> => {
  if (method !== 'home' || !commune_id) return null;
  try {
    const input = { query: { cart_id: state.cartId }, body: { commune_id } };
    return (await api.call(calculateShipping, input)).data;
  } catch (error) {
    const { code, fields = {} } = apiErrorOf(error) ?? {};
    // A form without scripts may send any text as the commune.
    if (code === 'COMMUNE_NOT_SERVED' || 'commune_id' in fields) return 'unserved';
    if (code === 'VALIDATION_FAILED' || code === 'CART_NOT_FOUND') return null;
    throw error;
  }
};

export const totalsOf = (
  cart: Cart,
  { method, option }: Pick<DeliveryDraft, 'method' | 'option'>,
  shipping: FoundShipping,
  gift: number | null,
) => {
  const { subtotal, discount, total } = goodsOf(cart);
  const price = (): number | null => {
    if (method === 'pickup') return 0;
    if (shipping === null || shipping === 'unserved') return null;
    if (option === 'fastest' && shipping.fastest) return shipping.fastest.price_delivery;
    return deliveryPriceOf(regularDelivery(shipping), total, cart.coupon?.free_delivery);
  };
  const known = price();
  return {
    subtotal,
    discount,
    /** Of the gift box. Null without one. */
    gift,
    delivery: method,
    /** Null while unknown. */
    shipping: known,
    total: total + (known ?? 0) + (gift ?? 0),
  };
};

export type PlainTotals = ReturnType<typeof totalsOf>;
