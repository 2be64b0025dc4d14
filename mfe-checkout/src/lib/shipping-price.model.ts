/** Delivery price of the cart as it is now. The server applies the same rule when the order is placed. */
import { combine } from 'effector';
import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { type DeliveryPrice, deliveryPriceOf, missingForFree } from 'shared-contracts/domain/free-delivery';
import { $cart } from './cart/cart.model.ts';
import { goodsOf } from './cart/goods-of.ts';
import { $choice, $shipping } from './shipping.model.ts';

/** Price and free limit of the cheapest delivery. The API of the release before sends only `price_delivery`. */
export const regularDelivery = ({
  price_delivery,
  regular_price = price_delivery,
  free_from = null,
}: Shipping): DeliveryPrice => ({ price: regular_price, freeFrom: free_from });

/** Null while unknown. */
const $deliveryPrice = $shipping.map((state) =>
  state.kind === 'ready' ? regularDelivery(state.data) : null,
);

const forGoods = (rule: (delivery: DeliveryPrice, goods: number, isFreeByCoupon: boolean) => number) =>
  combine($deliveryPrice, $cart, $choice, (delivery, cart, { option }) =>
    delivery && cart
      ? rule(delivery, goodsOf(cart).total, !option && (cart.coupon?.free_delivery ?? false))
      : null,
  );

/** CLP. Null while unknown. */
export const $shippingPrice = forGoods(deliveryPriceOf);
/** Amount that the products lack until the delivery is free, CLP. 0 or null: nothing to tell. */
export const $missingForFree = forGoods(missingForFree);
