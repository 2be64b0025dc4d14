import { cartDiscount, type PricedLine } from 'shared-contracts/domain/discount';
import type { AppliedCoupon } from '../discounts/discounts.service.ts';

/**
 * Coupon of a cart in a response.
 * @param counted lines of the cart
 */
export const toCartCoupon = (
  { code, discount, freeDelivery, lines }: Omit<AppliedCoupon, 'id'>,
  counted: readonly PricedLine[],
) => ({
  code,
  discount,
  ...(freeDelivery && { free_delivery: true as const }),
  ...(lines &&
    cartDiscount(counted) > 0 && {
      lines: lines.flatMap(({ sku, takes }) => (takes ? [{ sku, takes }] : [])),
    }),
});
