import { formatClp } from 'shared-contracts/domain/money';
import type { ErrorCode } from 'shared-contracts/errors';
import type { ErrorParams } from '../../errors/domain-error.ts';

/** A coupon as it is stored. Amounts in CLP. */
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

/** What a coupon is judged by. */
export interface CouponSituation {
  /** Goods at today's prices, CLP. */
  goods: number;
  /** What the order saves already, CLP. */
  discount: number;
  /** Orders that use the coupon. */
  uses: number;
  /** Null: not known yet; an order always knows it. */
  email: string | null;
  now: Date;
}

export type CouponVerdict =
  | { kind: 'applies'; discount: number }
  | { kind: 'refused'; code: ErrorCode; params?: ErrorParams };

/** The card network takes no less, CLP: so much of the goods is always left to pay. */
export const MIN_PAYABLE_CLP = 50;

/** Codes are the same in capitals and small letters. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

const INVALID: CouponVerdict = { kind: 'refused', code: 'COUPON_INVALID' };

const isFor = (coupon: Coupon, email: string | null): boolean =>
  coupon.email === null || email === null || coupon.email.toLowerCase() === email.toLowerCase();

/**
 * Whether a coupon applies, and what it takes off the goods. An order that has a discount takes no coupon (SPEC §5).
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
