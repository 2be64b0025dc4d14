import type { ProductCard, ProductFormat } from 'shared-contracts/api/catalogue.schema';
import type { CartItem } from 'shared-contracts/bus/topics';
import { isOutOfStock, isSoldByUnit, qtyLimit, withFormat } from 'shared-contracts/domain/stock';
import { gourmetFormatOf, stockedOf } from './stocked.ts';

/** sku → number of units. */
export type Quantities = Readonly<Record<string, number>>;

/** What the shopper has chosen so far, and what the cart holds. */
export interface Choices {
  chosenQty: Quantities;
  /** sku of a product → sku of its chosen format. */
  chosenFormat: Readonly<Record<string, string>>;
  cartQty: Quantities;
}

/** What one press of "Agregar al carrito" would buy (SPEC §4). */
export interface Purchase {
  /** With the price, sku and stock of the chosen format. */
  item: CartItem;
  /** Format in sale; null for a product without formats. */
  format: ProductFormat | null;
  /** Counter of units, or of formats by weight. */
  counts: 'units' | 'formats';
  /** Absolute: what the cart holds afterwards. */
  qty: number;
  inCart: number;
  limit: number;
  soldOut: boolean;
}

const formatOf = ({ sku, formats }: ProductCard, { chosenFormat }: Choices): ProductFormat | null =>
  formats.find((format) => format.sku === chosenFormat[sku]) ??
  formats.find(({ stock }) => stock > 0) ??
  formats[0] ??
  null;

const cartItemOf = (product: ProductCard, format: ProductFormat | null): CartItem => {
  const { sku, name, product_type, slug, price, reference_price, stock, brand, year, frontend_image } =
    product;
  const own = { sku, name, product_type, slug, price, reference_price, stock, brand, year, frontend_image };
  if (!format) return { ...own, format: null };
  const { reference_price: before, format: grams } = format;
  return { ...withFormat(own, gourmetFormatOf(format)), reference_price: before, format: grams };
};

/**
 * The counter starts at 1, or at what the cart holds of that sku, and its value is what the cart holds afterwards.
 * A format by weight has no counter of its own: each press puts one more into the cart.
 */
export const purchaseOf = (product: ProductCard, choices: Choices): Purchase => {
  const format = formatOf(product, choices);
  const item = cartItemOf(product, format);
  const stocked = stockedOf(product);
  const limit = qtyLimit(stocked, item.sku);
  const inCart = choices.cartQty[item.sku] ?? 0;
  const counts = !format || isSoldByUnit(format) ? 'units' : 'formats';
  const wanted = counts === 'units' ? (choices.chosenQty[item.sku] ?? (inCart || 1)) : inCart + 1;
  const qty = Math.max(1, Math.min(wanted, limit));
  return { item, format, counts, qty, inCart, limit, soldOut: isOutOfStock(stocked) };
};
