import type { ProductFormat } from '../api/catalogue.schema.ts';
import { isGourmet, typeCodeOf } from './product-type.ts';

/** The fields of a product that stock rules need. Only gourmet products have formats. */
export type StockedProduct = {
  product_type: string;
  stock?: number;
  formats?: readonly Pick<ProductFormat, 'sku' | 'stock'>[] | null;
};

const formatsOf = (product: StockedProduct) =>
  isGourmet(product.product_type) ? (product.formats ?? null) : null;

/**
 * Whether the product is sold out (docs/product/listings.md#stock-of-a-card): stock 0 or below, or for
 * gourmet no format with stock. A gourmet line without formats uses its own stock. Articles and events are
 * always available.
 */
export function isOutOfStock(product: StockedProduct): boolean {
  const code = typeCodeOf(product.product_type);
  if (code === 'blog' || code === 'event') return false;
  const formats = formatsOf(product);
  return formats ? !formats.some(({ stock }) => stock > 0) : (product.stock ?? 0) <= 0;
}

/**
 * Highest quantity: the stock of the chosen format, or of the product. Never negative
 * (docs/product/products.md#quantity-counter).
 */
export function qtyLimit(product: StockedProduct, sku?: string): number {
  const format = formatsOf(product)?.find((one) => one.sku === sku);
  return Math.max(0, (format ?? product).stock ?? 0);
}

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
