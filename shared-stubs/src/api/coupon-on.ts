import type { ShopState } from './shop-state.ts';

/** Coupons of the stub: code → discount on the products, CLP. Any other code is refused. */
export const STUB_COUPONS: Readonly<Record<string, number>> = { BIENVENIDA: 5_000, VENDIMIA: 10_000 };
/** A coupon whose uses are exhausted. */
export const USED_COUPON = 'USADO';

/**
 * The coupon of a cart with its discount in CLP, at most `total`. Null without a known coupon, or when
 * `total` is 0.
 */
export const couponOn = (cartId: string, total: number, state: ShopState) => {
  const code = state.coupons.get(cartId);
  const discount = Math.min(code ? (STUB_COUPONS[code] ?? 0) : 0, total);
  return code && discount > 0 ? { code, discount } : null;
};
