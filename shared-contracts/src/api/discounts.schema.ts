import { z } from 'zod';
import { LENGTHS } from '../domain/field-lengths.ts';
import { clp } from './common.schema.ts';
import { email, line } from './fields.schema.ts';
import { cartCoupon, cartQuery } from './shopping-cart.schema.ts';

/** Coupon code as typed. Ignores case and surrounding blanks. */
const couponCode = line(LENGTHS.coupon);

/**
 * Effect of coupons on a cart. At most one applies. Staff decide whether it meets offers
 * (docs/product/checkout.md#coupon).
 */
const appliedCoupons = z.object({
  codes: z.array(z.string()),
  applied_coupons: z.array(cartCoupon),
  /** Coupon discount on the products, in CLP. */
  discount: clp,
  /** Price of the products after coupons, in CLP, without delivery and gift box. */
  total: clp,
});
const response = z.object({ data: appliedCoupons });

export const applyCoupon = {
  query: cartQuery,
  body: z.object({ code: couponCode, email: email.optional() }),
  response,
};

export const autoApplyCoupon = {
  query: cartQuery.extend({ email: email.optional() }),
  /** The customer's e-mail, like `email` of the query. A header keeps it out of URLs and logs. */
  headers: z.object({ 'x-customer-email': email.optional() }),
  response,
};

export const removeCoupon = {
  params: z.object({ code: couponCode }),
  query: cartQuery,
  response,
};

export type AppliedCoupons = z.output<typeof appliedCoupons>;
