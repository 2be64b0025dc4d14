import type { AppliedCoupon } from '../discounts/discounts.service.ts';

/** Coupon of a cart in a response. */
export const toCartCoupon = ({ code, discount, freeDelivery, lines }: Omit<AppliedCoupon, 'id'>) => ({
  code,
  discount,
  ...(freeDelivery && { free_delivery: true as const }),
  ...(lines && { lines: lines.flatMap(({ sku, takes }) => (takes ? [{ sku, takes }] : [])) }),
});
