import { z } from 'zod';
import { clp } from './common.schema.ts';
import { line } from './fields.schema.ts';
import { cartId } from './shopping-cart.schema.ts';

/** As a shopper types it; capitals and spaces around it do not matter. */
export const couponCode = line(40);

const cartQuery = z.object({ cart_id: cartId });

/** What coupons do to a cart. At most one applies: an order with a discount takes no other (SPEC §5). */
export const appliedCoupons = z.object({
  codes: z.array(z.string()),
  applied_coupons: z.array(z.object({ code: z.string(), discount: clp })),
  /** CLP off the goods, by coupons alone. */
  discount: clp,
  /** CLP to pay for the goods after coupons; delivery and gift box come on top. */
  total: clp,
});
const response = z.object({ data: appliedCoupons });

export const applyCoupon = {
  query: cartQuery,
  body: z.object({ code: couponCode, email: z.email().max(120).optional() }),
  response,
};

export const autoApplyCoupon = {
  query: cartQuery.extend({ email: z.email().max(120).optional() }),
  /** Says the same as the query without leaving a trace in an address. */
  headers: z.object({ 'x-customer-email': z.email().max(120).optional() }),
  response,
};

export const removeCoupon = {
  params: z.object({ code: couponCode }),
  query: cartQuery,
  response,
};

export type AppliedCoupons = z.output<typeof appliedCoupons>;
