/** Coupons of a cart. */
import type { AppliedCoupons } from 'shared-contracts/api/discounts.schema';
import { normalizeCode } from 'shared-contracts/domain/coupon';
import { cartTotal, inStockLines, type PricedLine } from 'shared-contracts/domain/discount';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db } from '../../db/connect.ts';
import {
  deleteCartCoupon,
  findAutoCoupons,
  findCartCoupon,
  findCouponByCode,
  replaceCartCoupon,
  updateCartCoupon,
} from '../discounts/discounts.repository.ts';
import {
  type AppliedCoupon,
  appliedOrThrow,
  judgeForLines,
  readCartCoupon,
  toApplied,
} from '../discounts/discounts.service.ts';
import { findCartLines, findUnpaidCardOrderId } from './carts.repository.ts';
import { toCartCoupon } from './to-cart-coupon.ts';

const findUse = async (db: Db, cartKey: string) => ({
  lines: inStockLines(await findCartLines(db, cartKey, 'es')),
  exceptOrderId: await findUnpaidCardOrderId(db, cartKey),
});

/**
 * Applies a coupon to a cart. Applying the same one again changes nothing. Refuses it next to another coupon.
 * @throws DomainError CART_EMPTY, COUPON_INVALID, COUPON_USED, COUPON_NOT_COMBINABLE, and others of `appliedOrThrow`
 */
export const applyCoupon = async (
  db: Db,
  cartKey: string,
  { code, email }: { code: string; email: string | null },
): Promise<AppliedCoupons> => {
  const use = await findUse(db, cartKey);
  const { lines } = use;
  if (lines.length === 0) throw new DomainError('CART_EMPTY');
  const coupon = await findCouponByCode(db, normalizeCode(code));
  const applied = appliedOrThrow(coupon, await judgeForLines(db, coupon, { ...use, email }), 'code');
  const present = await readCartCoupon(db, await findCartCoupon(db, cartKey), use);
  if (present && present.code !== applied.code) throw new DomainError('COUPON_NOT_COMBINABLE', {}, ['code']);
  await updateCartCoupon(db, cartKey, applied.code);
  return toAppliedCoupons(applied, lines);
};

/** Applies the best automatic coupon to a cart without coupon. Returns the cart's coupons. */
export const autoApplyCoupon = async (
  db: Db,
  cartKey: string,
  email: string | null,
): Promise<AppliedCoupons> => {
  const use = await findUse(db, cartKey);
  const { lines } = use;
  const seen = await findCartCoupon(db, cartKey);
  const present = await readCartCoupon(db, seen, use);
  if (present) return toAppliedCoupons(present, lines);
  const candidates = await Promise.all(
    (await findAutoCoupons(db, email)).map(async (coupon) => ({
      coupon,
      verdict: await judgeForLines(db, coupon, { ...use, email }),
    })),
  );
  const best = candidates
    .flatMap(({ coupon, verdict }) => (verdict.kind === 'applies' ? [toApplied(coupon, verdict)] : []))
    .toSorted((a, b) => b.discount - a.discount || a.code.localeCompare(b.code))[0];
  if (!best || (await replaceCartCoupon(db, cartKey, { seen, code: best.code })))
    return toAppliedCoupons(best ?? null, lines);
  // The shopper entered a code in the meantime.
  return toAppliedCoupons(await readCartCoupon(db, await findCartCoupon(db, cartKey), use), lines);
};

/** Removes a coupon from a cart. Returns the cart's coupons. */
export const removeCoupon = async (db: Db, cartKey: string, code: string): Promise<AppliedCoupons> => {
  await deleteCartCoupon(db, cartKey, normalizeCode(code));
  const use = await findUse(db, cartKey);
  return toAppliedCoupons(await readCartCoupon(db, await findCartCoupon(db, cartKey), use), use.lines);
};

const toAppliedCoupons = (applied: AppliedCoupon | null, lines: readonly PricedLine[]): AppliedCoupons => ({
  codes: applied ? [applied.code] : [],
  applied_coupons: applied ? [toCartCoupon(applied, lines)] : [],
  discount: applied?.discount ?? 0,
  total: cartTotal(lines) - (applied?.discount ?? 0),
});
