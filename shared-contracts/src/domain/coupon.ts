import { formatClp } from 'shared-contracts/domain/money';
import type { ErrorCode } from 'shared-contracts/errors';
import type { ErrorParams } from 'shared-contracts/errors/domain-error';

/** Stored coupon. Amounts in CLP. */
export interface Coupon {
  id: string;
  /** Upper case. */
  code: string;
  amount: number | null;
  /** Per cent of the products' price. */
  percent: number | null;
  min_total: number;
  /** Null: unlimited. */
  uses: number | null;
  /** Null: for everybody. */
  email: string | null;
  expires_at: Date | null;
}

/** Facts that decide whether a coupon applies. */
export interface CouponSituation {
  /** Price of the products today, in CLP. */
  goods: number;
  /** Other discounts of the order, in CLP. */
  discount: number;
  /** Number of orders that use the coupon. */
  uses: number;
  /** Buyer's e-mail. Null when unknown; an order always has it. */
  email: string | null;
  now: Date;
}

export type CouponVerdict =
  | { kind: 'applies'; discount: number }
  | { kind: 'refused'; code: ErrorCode; params?: ErrorParams };

/** Smallest card payment in CLP. A coupon always leaves at least this amount. */
const MIN_PAYABLE_CLP = 50;

/** Normalises a code, because case does not matter. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

const INVALID: CouponVerdict = { kind: 'refused', code: 'COUPON_INVALID' };

const isFor = (coupon: Coupon, email: string | null): boolean =>
  coupon.email === null || email === null || coupon.email.toLowerCase() === email.toLowerCase();

/**
 * Whether a coupon applies, and its discount. A discounted order accepts no coupon
 * (docs/product/checkout.md#coupon).
 */
export const judgeCoupon = (
  coupon: Coupon | undefined,
  { goods, discount, uses, email, now }: CouponSituation,
): CouponVerdict => {
  if (!coupon || !isFor(coupon, email) || (coupon.expires_at !== null && coupon.expires_at <= now))
    return INVALID;
  if (coupon.uses !== null && uses >= coupon.uses) return { kind: 'refused', code: 'COUPON_USED' };
  if (discount > 0) return { kind: 'refused', code: 'COUPON_NOT_COMBINABLE' };
  if (goods < coupon.min_total)
    return { kind: 'refused', code: 'COUPON_MIN_TOTAL', params: { min: formatClp(coupon.min_total) } };
  const wanted = coupon.amount ?? Math.round((goods * (coupon.percent ?? 0)) / 100);
  const given = Math.min(wanted, goods - MIN_PAYABLE_CLP);
  return given > 0 ? { kind: 'applies', discount: given } : INVALID;
};
