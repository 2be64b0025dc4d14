/** The better of a coupon and an offer, line by line (docs/product/checkout.md#coupon). */
import { cartSubtotal, lineDiscount, type PricedLine } from './discount.ts';
import type { Clp } from './money.ts';
import { shareOut } from './refund-shares.ts';

/**
 * How the coupon of an order meets offers, the setting `discounts`. `refuse`: an order with an offer takes no coupon.
 * `better_of_line`: each line takes the higher of both discounts, never both.
 */
export const COUPON_WITH_OFFERS = ['refuse', 'better_of_line'] as const;
export type CouponWithOffers = (typeof COUPON_WITH_OFFERS)[number];

/** Discount that a line takes. */
export interface LineDiscount {
  sku: string;
  /** Null: neither takes anything off the line. Equal discounts: the offer. */
  takes: 'coupon' | 'offer' | null;
  /** Discount of the coupon on the line's price, CLP. The price has the offer subtracted already. */
  coupon_discount: Clp;
}

/**
 * Chooses the better discount of each line. The result adds up to what the coupon takes off the order.
 * @param couponOff what the coupon gives on the prices without offers of its products, CLP
 * @param isOfCoupon whether the coupon is for a line
 * @param most what the coupon may take off at most, CLP
 */
export const betterOfLine = <L extends PricedLine & { sku: string }>(
  lines: readonly L[],
  { couponOff, isOfCoupon, most }: { couponOff: Clp; isOfCoupon: (line: L) => boolean; most: Clp },
): LineDiscount[] => {
  const shares = shareOut(
    couponOff,
    lines.map((line) => (isOfCoupon(line) ? cartSubtotal([line]) : 0)),
  );
  const beyondOffers = lines.map((line, at) => Math.max(0, (shares[at] ?? 0) - lineDiscount(line)));
  const wanted = beyondOffers.reduce((sum, amount) => sum + amount, 0);
  const taken = wanted > most ? shareOut(Math.max(0, most), beyondOffers) : beyondOffers;
  return lines.map((line, at) => {
    const coupon_discount = taken[at] ?? 0;
    const offered = lineDiscount(line) > 0 ? ('offer' as const) : null;
    return { sku: line.sku, takes: coupon_discount > 0 ? 'coupon' : offered, coupon_discount };
  });
};
