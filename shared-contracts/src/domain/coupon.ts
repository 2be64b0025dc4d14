import type { ErrorCode, ErrorParams } from '../errors/error-texts.ts';
import { betterOfLine, type CouponWithOffers, type LineDiscount } from './better-of-line.ts';
import { formatFullDate } from './dates.ts';
import { cartDiscount, cartSubtotal, cartTotal, type PricedLine } from './discount.ts';
import type { ErrorText } from './error-catalogue.ts';
import { formatClp } from './money.ts';
import { type ProductCode, typeCodeOf } from './product-type.ts';
import { dayInSantiago } from './santiago.ts';

/** Stored coupon. Amounts in CLP. Its worth is an amount, per cent, or the delivery. */
export interface Coupon {
  id: string;
  /** Upper case. */
  code: string;
  amount: number | null;
  /** Per cent of the price of its products. */
  percent: number | null;
  free_delivery: boolean;
  /** Least price of all products of the order. */
  min_total: number;
  /** Null: unlimited. */
  uses: number | null;
  once_per_person: boolean;
  /** Null: for everybody. */
  email: string | null;
  /** First moment. Null: at once. */
  starts_at: Date | null;
  /** First moment after its last day. */
  expires_at: Date | null;
  /** Model names of the products that it takes off. Empty: all. */
  product_types: readonly string[];
  /** Ids of the products that it takes off. Empty: all. */
  product_ids: readonly number[];
}

/** Cart line that a coupon is judged by. */
export type CouponLine = PricedLine & { product_id: number; sku: string };

/** Facts that decide whether a coupon applies. */
export interface CouponSituation {
  /** Lines in stock, with the prices of today. */
  lines: readonly CouponLine[];
  /** Number of orders that use the coupon. */
  uses: number;
  /** Number of those that are the buyer's. */
  usesOfPerson: number;
  /** Buyer's e-mail. Null when unknown; an order always has it. */
  email: string | null;
  now: Date;
  withOffers: CouponWithOffers;
  /** Names of the coupon's products, for the refusal. Empty: it is for all of its types. */
  productNames: readonly ErrorText[];
}

export type CouponVerdict =
  | {
      kind: 'applies';
      discount: number;
      freeDelivery: boolean;
      /** Discount of each line, in their order. Omitted when all lines share it by their prices. */
      lines?: readonly LineDiscount[];
    }
  | { kind: 'refused'; code: ErrorCode; params?: ErrorParams };

/** Smallest card payment in CLP. A coupon always leaves at least this amount. */
const MIN_PAYABLE_CLP = 50;

const TYPE_WORDS: Record<ProductCode, ErrorText> = {
  w: { es: 'vinos', en: 'wines' },
  b: { es: 'cajas', en: 'boxes' },
  g: { es: 'productos gourmet', en: 'gourmet products' },
  a: { es: 'otros alcoholes', en: 'other alcohols' },
};

/** Normalises a code, because case does not matter. */
export const normalizeCode = (code: string): string => code.trim().toUpperCase();

const refuse = (code: ErrorCode, params?: ErrorParams): CouponVerdict => ({
  kind: 'refused',
  code,
  ...(params && { params }),
});

const isForPerson = (coupon: Coupon, email: string | null): boolean =>
  coupon.email === null || email === null || coupon.email.toLowerCase() === email.toLowerCase();

const dayText = (moment: Date): ErrorText => {
  const day = dayInSantiago(moment);
  return { es: formatFullDate(day, 'es'), en: formatFullDate(day, 'en') };
};

/** The coupon is for these lines: each of its two conditions holds when it is empty. */
const isOfCoupon = ({ product_types, product_ids }: Coupon, line: CouponLine): boolean =>
  (product_types.length === 0 ||
    product_types.some((type) => typeCodeOf(type) === typeCodeOf(line.product_type))) &&
  (product_ids.length === 0 || product_ids.includes(line.product_id));

const joined = (texts: readonly ErrorText[]): ErrorText => ({
  es: texts.map(({ es }) => es).join(', '),
  en: texts.map(({ en }) => en).join(', '),
});

/** Products that the coupon is for, in words. Products say more than their types. */
const productsInWords = ({ product_types }: Coupon, names: readonly ErrorText[]): ErrorText =>
  names.length > 0
    ? joined(names)
    : joined(product_types.flatMap((type) => TYPE_WORDS[typeCodeOf(type) as ProductCode] ?? []));

/** Why the coupon is not valid now for this person, whatever the cart holds. */
const refusalOfCoupon = (
  coupon: Coupon,
  { uses, usesOfPerson, now }: CouponSituation,
): CouponVerdict | null => {
  if (coupon.starts_at !== null && coupon.starts_at > now)
    return refuse('COUPON_NOT_YET', { from: dayText(coupon.starts_at) });
  if (coupon.expires_at !== null && coupon.expires_at <= now)
    return refuse('COUPON_ENDED', { until: dayText(new Date(coupon.expires_at.getTime() - 1)) });
  const isUsedUp = coupon.uses !== null && uses >= coupon.uses;
  return isUsedUp || (coupon.once_per_person && usesOfPerson > 0) ? refuse('COUPON_USED') : null;
};

/**
 * Whether a coupon applies, and its discount. A discounted order accepts no coupon, unless the shop lets each line take
 * the better of both (docs/product/checkout.md#coupon).
 */
export const judgeCoupon = (coupon: Coupon | undefined, situation: CouponSituation): CouponVerdict => {
  const { lines, email, productNames, withOffers } = situation;
  if (!coupon || !isForPerson(coupon, email)) return refuse('COUPON_INVALID');
  const refused = refusalOfCoupon(coupon, situation);
  if (refused) return refused;
  const hasOffers = cartDiscount(lines) > 0;
  if (hasOffers && withOffers === 'refuse') return refuse('COUPON_NOT_COMBINABLE');
  const all = cartTotal(lines);
  if (all < coupon.min_total)
    return refuse('COUPON_MIN_TOTAL', {
      min: formatClp(coupon.min_total),
      missing: formatClp(coupon.min_total - all),
    });
  const isOf = (line: CouponLine): boolean => isOfCoupon(coupon, line);
  const goods = cartSubtotal(lines.filter(isOf));
  const isLimited = coupon.product_types.length > 0 || coupon.product_ids.length > 0;
  if (goods === 0 && isLimited)
    return refuse('COUPON_ONLY_FOR', { products: productsInWords(coupon, productNames) });
  if (coupon.free_delivery) return { kind: 'applies', discount: 0, freeDelivery: true };
  const chosen = betterOfLine(lines, {
    couponOff: Math.min(coupon.amount ?? Math.round((goods * (coupon.percent ?? 0)) / 100), goods),
    isOfCoupon: isOf,
    most: all - MIN_PAYABLE_CLP,
  });
  const discount = chosen.reduce((sum, { coupon_discount }) => sum + coupon_discount, 0);
  if (discount === 0) return refuse(hasOffers ? 'COUPON_NOT_BETTER' : 'COUPON_INVALID');
  return {
    kind: 'applies',
    discount,
    freeDelivery: false,
    ...((hasOffers || isLimited) && { lines: chosen }),
  };
};
