import { type Clp, parseReferencePrice } from '../domain/money.ts';

/** A format with this many units or fewer, but some, has a low stock: one case of wine. */
export const LOW_STOCK_UNITS = 6;
/** Limits of a price in CLP. */
export const MIN_PRICE = 1;
export const MAX_PRICE = 100_000_000;
/** A price before the offer that is not above the price would be struck through and lower. Words are no amount. */
export const refusePrice = ({ price, reference_price }: { price: Clp; reference_price: unknown }) => {
  if (price < MIN_PRICE || price > MAX_PRICE) return 'out-of-range';
  const reference = parseReferencePrice(reference_price);
  return reference !== null && reference <= price ? 'reference-not-above' : null;
};
/** Whether a new price is below half, or above double, of the one before: often a digit too few or too many. */
export const isFarPrice = (before: Clp, after: Clp): boolean => after * 2 < before || after > before * 2;
/** Largest stock of one format. */
export const MAX_STOCK = 1_000_000;
/** Formats that one change, or one CSV file, may have. */
export const MAX_ROWS = 5_000;
/** Characters of a CSV file. */
export const MAX_CSV_LENGTH = 1_000_000;
/** Formats of one product. */
export const MAX_FORMATS = 20;
/** Different products in a box. */
export const MAX_CONTENTS = 50;
/** Products that staff choose to show beside a product: as many as its page shows. */
export const MAX_COMPANIONS = 8;

/** Most pesos that a coupon takes off. */
export const MAX_COUPON_AMOUNT = 100_000_000;
/** Most orders that may use one coupon, if it has a limit. */
export const MAX_COUPON_USES = 1_000_000;
/** Most products that one coupon names. */
export const MAX_COUPON_PRODUCTS = 20;
