/**
 * Refusals that take a coupon off the cart (docs/product/checkout.md). A coupon that another order holds (`COUPON_HELD`)
 * stays, because it may become free.
 */
export const COUPON_REFUSALS = [
  'COUPON_INVALID',
  'COUPON_USED',
  'COUPON_NOT_COMBINABLE',
  'COUPON_MIN_TOTAL',
  'COUPON_NOT_YET',
  'COUPON_ENDED',
  'COUPON_ONLY_FOR',
  'COUPON_NOT_BETTER',
] as const;
