/** Prices of the deliveries that the step offers, for the cart as it is now. */
import { combine } from 'effector';
import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import { $cart } from '../../lib/cart/cart.model.ts';
import { goodsOf } from '../../lib/cart/goods-of.ts';
import { $offered } from '../../lib/shipping.model.ts';
import { regularDelivery } from '../../lib/shipping-price.model.ts';

/** The cheapest delivery, then the fastest one. Empty while there is one only. */
export const $deliveries = combine($offered, $cart, (offered, cart) => {
  if (!offered?.fastest || !cart) return [];
  const { fastest } = offered;
  const price = deliveryPriceOf(regularDelivery(offered), goodsOf(cart).total, cart.coupon?.free_delivery);
  return [
    { ...offered, option: 'cheapest' as const, price },
    { ...fastest, option: 'fastest' as const, price: fastest.price_delivery },
  ];
});
