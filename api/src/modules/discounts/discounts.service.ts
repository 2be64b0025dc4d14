import { type CartChange, DROPPED_COUPON_REASONS } from 'shared-contracts/api/shopping-cart.schema';
import type { LineDiscount } from 'shared-contracts/domain/better-of-line';
import {
  type Coupon,
  type CouponLine,
  type CouponVerdict,
  judgeCoupon,
  normalizeCode,
} from 'shared-contracts/domain/coupon';
import { COUPON_REFUSALS } from 'shared-contracts/errors/coupon-refusals';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Executor, Tx } from '../../db/connect.ts';
import { findSetting } from '../settings/settings.repository.ts';
import {
  countCouponUses,
  countUsesOfPerson,
  findCouponByCode,
  findProductNames,
  lockCouponByCode,
} from './discounts.repository.ts';

/** Coupon of a cart or an order, with its discount in CLP. */
export interface AppliedCoupon {
  id: string;
  code: string;
  /** CLP. 0 for a coupon of free delivery. */
  discount: number;
  freeDelivery: boolean;
  /** Discount of each line, in their order. Omitted when all lines share it by their prices. */
  lines?: readonly LineDiscount[] | undefined;
}

/** Cart or order for which a coupon is judged. */
interface CouponUse {
  lines: readonly CouponLine[];
  email: string | null;
  /** Stored form. A person is known by e-mail or RUT. */
  rut?: string | undefined;
  /** Order that will be cancelled, so its use does not count. */
  exceptOrderId?: string | undefined;
}

type UseOfCart = Pick<CouponUse, 'lines' | 'exceptOrderId'>;

/** Whether a coupon applies to the lines now, and its discount. */
export const judgeForLines = async (
  db: Executor,
  coupon: Coupon | undefined,
  use: CouponUse,
): Promise<CouponVerdict> =>
  judgeCoupon(coupon, {
    lines: use.lines,
    uses: coupon?.uses ? await countCouponUses(db, coupon.id, use.exceptOrderId) : 0,
    usesOfPerson: coupon?.once_per_person ? await countUsesOfPerson(db, coupon.id, use) : 0,
    email: use.email,
    now: new Date(),
    withOffers: (await findSetting(db, 'discounts'))?.coupon_with_offers ?? 'refuse',
    productNames: coupon?.product_ids.length ? await findProductNames(db, coupon.product_ids) : [],
  });

/** Coupon of a cart or an order from the verdict on it. */
export const toApplied = (
  { id, code }: Pick<Coupon, 'id' | 'code'>,
  { discount, freeDelivery, lines }: Extract<CouponVerdict, { kind: 'applies' }>,
): AppliedCoupon => ({ id, code, discount, freeDelivery, lines });

/** @throws DomainError COUPON_INVALID, COUPON_USED, COUPON_NOT_COMBINABLE, COUPON_MIN_TOTAL, COUPON_NOT_YET, COUPON_ENDED, COUPON_ONLY_FOR,
 * COUPON_NOT_BETTER at `field` */
export const appliedOrThrow = (
  coupon: Coupon | undefined,
  verdict: CouponVerdict,
  field: string,
): AppliedCoupon => {
  if (verdict.kind === 'refused') throw new DomainError(verdict.code, verdict.params, [field]);
  if (!coupon) throw new DomainError('COUPON_INVALID', {}, [field]);
  return toApplied(coupon, verdict);
};

/** Current discount of the cart's coupon. Null without a coupon or when it no longer applies. */
export const readCartCoupon = async (
  db: Executor,
  code: string | null,
  use: UseOfCart,
): Promise<AppliedCoupon | null> => {
  if (code === null) return null;
  const coupon = await findCouponByCode(db, code);
  const verdict = await judgeForLines(db, coupon, { ...use, email: null });
  return coupon && verdict.kind === 'applies' ? toApplied(coupon, verdict) : null;
};

/** The coupon of an order, with the limits of its uses. */
export type TakenCoupon = AppliedCoupon & Pick<Coupon, 'uses' | 'email'>;

/** Why the cart's coupon does not apply now. */
export const whyCouponDropped = async (
  db: Executor,
  code: string,
  use: UseOfCart,
): Promise<Pick<Extract<CartChange, { kind: 'coupon' }>, 'reason' | 'cause'>> => {
  const verdict = await judgeForLines(db, await findCouponByCode(db, code), { ...use, email: null });
  const refusal = verdict.kind === 'refused' ? verdict.code : 'COUPON_INVALID';
  const cause = COUPON_REFUSALS.find((one) => one === refusal) ?? 'COUPON_INVALID';
  return { reason: DROPPED_COUPON_REASONS.find((one) => one === cause) ?? 'COUPON_INVALID', cause };
};

/**
 * Validates a coupon for an order that is being placed. The coupon's row stays locked until the transaction ends.
 * @throws DomainError of `appliedOrThrow`
 */
export const takeCoupon = async (
  trx: Tx,
  code: string,
  use: CouponUse & { email: string },
): Promise<TakenCoupon> => {
  const coupon = await lockCouponByCode(trx, normalizeCode(code));
  const applied = appliedOrThrow(coupon, await judgeForLines(trx, coupon, use), 'coupon');
  return { ...applied, uses: coupon?.uses ?? null, email: coupon?.email ?? null };
};
