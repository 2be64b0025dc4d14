import type { AppliedCoupon } from '../discounts/discounts.service.ts';

/** Coupon of a cart in a response. */
export const toCartCoupon = ({
  code,
  discount,
  freeDelivery,
}: Pick<AppliedCoupon, 'code' | 'discount' | 'freeDelivery'>) => ({
  code,
  discount,
  ...(freeDelivery && { free_delivery: true as const }),
});
