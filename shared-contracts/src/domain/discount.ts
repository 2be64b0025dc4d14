import { type Clp, parseReferencePrice } from './money.ts';
import { isGourmet } from './product-type.ts';

/** What the totals need of a cart line: unit prices in CLP and an absolute quantity. */
export type PricedLine = {
  price: Clp;
  /** Struck-through old unit price; may be text without a number (SPEC §3). */
  reference_price?: number | string | null;
  qty: number;
  /** Model name or type code. */
  product_type: string;
};

/** Cart lines that can be bought now. A sold-out line stays in the cart, but no total and no coupon counts it. */
export const inStockLines = <L extends { stock: number }>(lines: readonly L[]): L[] =>
  lines.filter(({ stock }) => stock > 0);

/** Unit price before the discount; the price itself where there is no higher one, and for gourmet (SPEC §9). */
function fullPriceOf({ price, reference_price, product_type }: PricedLine): Clp {
  return isGourmet(product_type) ? price : Math.max(price, parseReferencePrice(reference_price) ?? price);
}

const sum = (lines: readonly PricedLine[], amountOf: (line: PricedLine) => Clp): Clp =>
  lines.reduce((total, line) => total + amountOf(line), 0);

/** What a line saves against its reference price, in CLP; 0 for gourmet lines. */
export const lineDiscount = (line: PricedLine): Clp => (fullPriceOf(line) - line.price) * line.qty;

/** Shown discount of a cart, in CLP, not negative. `cartSubtotal − cartDiscount = cartTotal`, always. */
export const cartDiscount = (lines: readonly PricedLine[]): Clp => sum(lines, lineDiscount);

/** Sum before the discount, in CLP (SPEC §9). A reference price below the price does not count. */
export const cartSubtotal = (lines: readonly PricedLine[]): Clp =>
  sum(lines, (line) => fullPriceOf(line) * line.qty);

/** Sum to pay for the lines, in CLP, before coupon, gift box and delivery. */
export const cartTotal = (lines: readonly PricedLine[]): Clp => sum(lines, (line) => line.price * line.qty);

/** Whole per cent saved against the reference price, 0 to 100; 0 where there is no higher one (SPEC §9). */
export function discountPercent(price: Clp, reference: number | string | null | undefined): number {
  const full = parseReferencePrice(reference);
  return full !== null && full > price ? Math.round(((full - price) / full) * 100) : 0;
}
