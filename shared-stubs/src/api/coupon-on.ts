import type { ShopState } from './shop-state.ts';

/** Coupons of the stub, CLP off the goods; any other code is refused. */
export const STUB_COUPONS: Readonly<Record<string, number>> = { BIENVENIDA: 5_000, VENDIMIA: 10_000 };
/** A code that somebody has used up. */
export const USED_COUPON = 'USADO';

/** The coupon on a cart with what it takes off; null without one, or when nothing is left to take off. */
export const couponOn = (cartId: string, total: number, state: ShopState) => {
  const code = state.coupons.get(cartId);
  const discount = Math.min(code ? (STUB_COUPONS[code] ?? 0) : 0, total);
  return code && discount > 0 ? { code, discount } : null;
};
