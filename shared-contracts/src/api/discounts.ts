import { COUPON_REFUSALS } from '../errors/coupon-refusals.ts';
import type * as schema from './discounts.schema.ts';
import { endpoint } from './endpoint.ts';

export const applyCoupon = /* @__PURE__ */ endpoint<typeof schema.applyCoupon>({
  id: 'apply-coupon',
  method: 'POST',
  path: '/discount-codes/redeem',
  summary: 'Put a coupon on a cart; the same one twice counts once',
  errors: ['VALIDATION_FAILED', 'CART_NOT_FOUND', 'CART_EMPTY', ...COUPON_REFUSALS, 'TOO_MANY_REQUESTS'],
});

export const autoApplyCoupon = /* @__PURE__ */ endpoint<typeof schema.autoApplyCoupon>({
  id: 'auto-apply-coupon',
  method: 'GET',
  path: '/discount-codes/auto-apply',
  summary: 'Put on a cart the best coupon that applies by itself, if any',
  errors: ['VALIDATION_FAILED', 'CART_NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

export const removeCoupon = /* @__PURE__ */ endpoint<typeof schema.removeCoupon>({
  id: 'remove-coupon',
  method: 'DELETE',
  path: '/discount-codes/:code',
  summary: 'Take a coupon off a cart; one that is not on it changes nothing',
  errors: ['VALIDATION_FAILED', 'CART_NOT_FOUND'],
});
