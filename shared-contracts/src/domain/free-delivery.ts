import type { Clp } from './money.ts';

/** Price of a delivery, CLP with VAT. It is free for goods of `freeFrom` or more. Null: never free. */
export interface DeliveryPrice {
  price: Clp;
  freeFrom: Clp | null;
}

/**
 * Price of the delivery of an order, CLP (docs/product/checkout.md#free-delivery).
 * @param goods sum of the products after offers and coupon, without gift box
 * @param isFreeByCoupon whether a coupon gives the delivery
 */
export const deliveryPriceOf = (
  { price, freeFrom }: DeliveryPrice,
  goods: Clp,
  isFreeByCoupon = false,
): Clp => (isFreeByCoupon || (freeFrom !== null && goods >= freeFrom) ? 0 : price);

/** Amount (CLP) that the goods lack until the delivery is free. 0 when it is free or cannot become free. */
export const missingForFree = (
  { price, freeFrom }: DeliveryPrice,
  goods: Clp,
  isFreeByCoupon = false,
): Clp => (freeFrom === null || price === 0 || isFreeByCoupon ? 0 : Math.max(0, freeFrom - goods));
