import type { AppliedCoupons } from 'shared-contracts/api/discounts.schema';
import { DROPPED_COUPON_REASONS, type DroppedCouponReason } from 'shared-contracts/api/shopping-cart.schema';
import { cartDiscount, cartTotal, inStockLines, type PricedLine } from 'shared-contracts/domain/discount';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { findCartLines } from '../carts/carts.repository.ts';
import { type Coupon, type CouponVerdict, judgeCoupon, normalizeCode } from './coupon.ts';
import {
  countCouponUses,
  deleteCartCoupon,
  findAutoCoupons,
  findCartCoupon,
  findCouponByCode,
  lockCouponByCode,
  updateCartCoupon,
} from './discounts.repository.ts';

/** Coupon of a cart or an order, with its discount in CLP. */
export interface AppliedCoupon {
  id: string;
  code: string;
  discount: number;
}

interface Question {
  lines: readonly PricedLine[];
  email: string | null;
  /** Order that will be cancelled, so its use does not count. */
  exceptOrderId?: string | undefined;
}

const judge = async (db: Executor, coupon: Coupon | undefined, question: Question): Promise<CouponVerdict> =>
  judgeCoupon(coupon, {
    goods: cartTotal(question.lines),
    discount: cartDiscount(question.lines),
    uses: coupon?.uses ? await countCouponUses(db, coupon.id, question.exceptOrderId) : 0,
    email: question.email,
    now: new Date(),
  });

const appliedOrThrow = (coupon: Coupon | undefined, verdict: CouponVerdict, field: string): AppliedCoupon => {
  if (verdict.kind === 'refused') throw new DomainError(verdict.code, verdict.params, [field]);
  if (!coupon) throw new DomainError('COUPON_INVALID', {}, [field]);
  return { id: coupon.id, code: coupon.code, discount: verdict.discount };
};

const findCountedLines = async (db: Db, cartKey: string) =>
  inStockLines(await findCartLines(db, cartKey, 'es'));

/** Current discount of the cart's coupon. Null without a coupon or when it no longer applies. */
export const readCartCoupon = async (
  db: Executor,
  code: string | null,
  lines: readonly PricedLine[],
): Promise<AppliedCoupon | null> => {
  if (code === null) return null;
  const coupon = await findCouponByCode(db, code);
  const verdict = await judge(db, coupon, { lines, email: null });
  return coupon && verdict.kind === 'applies'
    ? { id: coupon.id, code: coupon.code, discount: verdict.discount }
    : null;
};

/** The coupon of an order, with the limits of its uses. */
export type TakenCoupon = AppliedCoupon & Pick<Coupon, 'uses' | 'email'>;

/** Why the cart's coupon does not apply now. */
export const whyCouponDropped = async (
  db: Executor,
  code: string,
  lines: readonly PricedLine[],
): Promise<DroppedCouponReason> => {
  const verdict = await judge(db, await findCouponByCode(db, code), { lines, email: null });
  const reason = verdict.kind === 'refused' ? verdict.code : 'COUPON_INVALID';
  return DROPPED_COUPON_REASONS.find((one) => one === reason) ?? 'COUPON_INVALID';
};

/**
 * Validates a coupon for an order that is being placed.
 * The coupon's row stays locked until the transaction ends.
 * @throws DomainError COUPON_INVALID, COUPON_USED, COUPON_NOT_COMBINABLE, COUPON_MIN_TOTAL
 */
export const takeCoupon = async (
  trx: Tx,
  code: string,
  question: Question & { email: string },
): Promise<TakenCoupon> => {
  const coupon = await lockCouponByCode(trx, normalizeCode(code));
  const applied = appliedOrThrow(coupon, await judge(trx, coupon, question), 'coupon');
  return { ...applied, uses: coupon?.uses ?? null, email: coupon?.email ?? null };
};

/**
 * Applies a coupon to a cart. Applying the same one again changes nothing. Refuses it next to another coupon.
 * @throws DomainError CART_EMPTY, COUPON_INVALID, COUPON_USED, COUPON_NOT_COMBINABLE, COUPON_MIN_TOTAL
 */
export const applyCoupon = async (
  db: Db,
  cartKey: string,
  { code, email }: { code: string; email: string | null },
): Promise<AppliedCoupons> => {
  const lines = await findCountedLines(db, cartKey);
  if (lines.length === 0) throw new DomainError('CART_EMPTY');
  const coupon = await findCouponByCode(db, normalizeCode(code));
  const applied = appliedOrThrow(coupon, await judge(db, coupon, { lines, email }), 'code');
  const present = await readCartCoupon(db, await findCartCoupon(db, cartKey), lines);
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
  const lines = await findCountedLines(db, cartKey);
  const present = await readCartCoupon(db, await findCartCoupon(db, cartKey), lines);
  if (present) return toAppliedCoupons(present, lines);
  const candidates = await Promise.all(
    (await findAutoCoupons(db, email)).map(async (coupon) => ({
      coupon,
      verdict: await judge(db, coupon, { lines, email }),
    })),
  );
  const best = candidates
    .flatMap(({ coupon, verdict }) =>
      verdict.kind === 'applies' ? [{ ...coupon, discount: verdict.discount }] : [],
    )
    .toSorted((a, b) => b.discount - a.discount || a.code.localeCompare(b.code))[0];
  if (best) await updateCartCoupon(db, cartKey, best.code);
  return toAppliedCoupons(best ?? null, lines);
};

/** Removes a coupon from a cart. Returns the cart's coupons. */
export const removeCoupon = async (db: Db, cartKey: string, code: string): Promise<AppliedCoupons> => {
  await deleteCartCoupon(db, cartKey, normalizeCode(code));
  const lines = await findCountedLines(db, cartKey);
  return toAppliedCoupons(await readCartCoupon(db, await findCartCoupon(db, cartKey), lines), lines);
};

const toAppliedCoupons = (
  applied: Pick<AppliedCoupon, 'code' | 'discount'> | null,
  lines: readonly PricedLine[],
): AppliedCoupons => ({
  codes: applied ? [applied.code] : [],
  applied_coupons: applied ? [{ code: applied.code, discount: applied.discount }] : [],
  discount: applied?.discount ?? 0,
  total: cartTotal(lines) - (applied?.discount ?? 0),
});
