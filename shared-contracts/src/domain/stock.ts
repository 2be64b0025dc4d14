import type { ProductCard, ProductFormat } from '../api/catalogue.schema.ts';

/** Highest quantity of one sku in a cart or an order, independent of the stock. */
export const MAX_QTY = 9999;

/** The fields of a product that stock rules need. Only gourmet products have formats. */
export type Stocked = Pick<ProductCard, 'stock'> & {
  formats: readonly Pick<ProductFormat, 'sku' | 'stock'>[];
};

/** Whether the product is sold out: a gourmet product when no format has stock (docs/product/listings.md#stock-of-a-card). */
export const isOutOfStock = ({ stock, formats }: Stocked): boolean =>
  (formats.length > 0 ? formats : [{ stock }]).every((one) => one.stock <= 0);

/**
 * Highest quantity: the stock of the chosen format, or of the product, from 0 to `MAX_QTY`
 * (docs/product/products.md#quantity-counter).
 */
export const qtyLimit = ({ stock, formats }: Stocked, sku: string): number =>
  Math.min(MAX_QTY, Math.max(0, formats.find((one) => one.sku === sku)?.stock ?? stock));

/**
 * Whether the counter counts units of this format. Otherwise it steps through the formats
 * (docs/product/products.md#formats).
 */
export const isSoldByUnit = ({ is_unit_sales }: Pick<ProductFormat, 'is_unit_sales'>): boolean =>
  is_unit_sales === 1;

/**
 * Next or previous format. Wraps at both ends (docs/product/products.md#formats). An unknown sku gives the
 * first (next) or last (previous) format. Undefined only when there are no formats.
 */
export function cycleFormat<F extends { sku: string }>(
  formats: readonly F[],
  currentSku: string | undefined,
  direction: 'next' | 'previous',
): F | undefined {
  const at = formats.findIndex(({ sku }) => sku === currentSku);
  if (direction === 'next') return formats[(at + 1) % formats.length];
  return formats.at(at <= 0 ? -1 : at - 1);
}

/**
 * Label of a format in grams: `200 gr` (docs/product/products.md#formats).
 * @param unit word for a format without a weight
 */
export const formatLabel = ({ format }: Pick<ProductFormat, 'format'>, unit = ''): string =>
  format ? `${format} gr` : unit;
