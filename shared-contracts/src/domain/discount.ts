import { type Clp, parseReferencePrice } from './money.ts';
import { isGourmet } from './product-type.ts';

/** The fields of a cart line that totals need: unit prices in CLP and an absolute quantity. */
export type PricedLine = {
  price: Clp;
  /** Struck-through old unit price. May be text without a number (docs/product/listings.md#product-card). */
  reference_price?: number | string | null;
  qty: number;
  /** Model name or type code. */
  product_type: string;
};

/**
 * Cart lines that can be bought now. A sold-out line stays in the cart, but no total and no coupon counts it, nor the
 * other bottles of its case.
 */
export const inStockLines = <L extends { stock: number; case_id?: string | null }>(
  lines: readonly L[],
): L[] => {
  const soldOut = lines.filter(({ stock }) => stock <= 0);
  const brokenCases = new Set(soldOut.flatMap(({ case_id }) => case_id ?? []));
  return lines.filter(({ stock, case_id }) => stock > 0 && !brokenCases.has(case_id ?? ''));
};

/** Price without an offer: the reference price when it is a higher number, else the price. */
export const regularPrice = ({
  price,
  reference_price,
}: Pick<PricedLine, 'price' | 'reference_price'>): Clp =>
  Math.max(price, parseReferencePrice(reference_price) ?? price);

/** Unit price before the discount. A gourmet line has none (docs/product/cart.md#totals). */
const fullPriceOf = (line: PricedLine): Clp =>
  isGourmet(line.product_type) ? line.price : regularPrice(line);

const sum = (lines: readonly PricedLine[], amountOf: (line: PricedLine) => Clp): Clp =>
  lines.reduce((total, line) => total + amountOf(line), 0);

/** Discount of a line against its reference price, in CLP. 0 for gourmet lines. */
export const lineDiscount = (line: PricedLine): Clp => (fullPriceOf(line) - line.price) * line.qty;

/** Discount of a cart, in CLP, never negative. `cartSubtotal − cartDiscount = cartTotal` always holds. */
export const cartDiscount = (lines: readonly PricedLine[]): Clp => sum(lines, lineDiscount);

/**
 * Sum before the discount, in CLP. Ignores reference prices below the price (docs/product/cart.md#totals).
 */
export const cartSubtotal = (lines: readonly PricedLine[]): Clp =>
  sum(lines, (line) => fullPriceOf(line) * line.qty);

/** Sum of the lines, in CLP, before coupon, gift box and delivery. */
export const cartTotal = (lines: readonly PricedLine[]): Clp => sum(lines, (line) => line.price * line.qty);

/**
 * Discount against the reference price in whole per cent, 0 to 100. 0 without a higher reference price
 * (docs/product/products.md#prices).
 */
export function discountPercent(price: Clp, reference: PricedLine['reference_price']): number {
  const full = regularPrice({ price, reference_price: reference });
  return full > price ? Math.round(((full - price) / full) * 100) : 0;
}
