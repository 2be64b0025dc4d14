import type { ProductCard, ProductFormat } from 'shared-contracts/api/catalogue.schema';
import type { CartItem } from 'shared-contracts/bus/topics';
import { isOutOfStock, isSoldByUnit, qtyLimit } from 'shared-contracts/domain/stock';

/** sku → number of units. */
export type Quantities = Readonly<Record<string, number>>;

/**
 * Choice of the shopper at a counter: `units` is a typed number, `more` the steps from the number at which the counter
 * starts. The steps still count when the cart arrives later and the counter starts at another number.
 */
export type CounterChoice = { units: number } | { more: number };

/** Choices of the shopper and quantities in the cart. */
export interface Choices {
  counters: Readonly<Record<string, CounterChoice>>;
  /** sku of a product → sku of its chosen format. */
  chosenFormat: Readonly<Record<string, string>>;
  cartQty: Quantities;
}

/**
 * Item that a click on "Agregar al carrito" puts into the cart, and the state of the counter before the click
 * (docs/product/products.md#quantity-counter).
 */
export interface CartAddition {
  /** The product. With a chosen format, it has the price, sku and stock of that format. */
  item: CartItem;
  /** Chosen format. Null for a product without formats. */
  format: ProductFormat | null;
  /** Whether the counter changes the number of units, or the format of a product sold by weight. */
  counts: 'units' | 'formats';
  /** Absolute quantity in the cart after the click. */
  qty: number;
  /** Number that the counter shows without a cart. A click adds this many when the shopper has not seen the cart. */
  units: number;
  inCart: number;
  limit: number;
  soldOut: boolean;
}

/** The number at which the counter starts. */
export const startOf = (inCart: number): number => inCart || 1;

/** The number that a choice means, before the stock limits it. */
export const countOf = (choice: CounterChoice | undefined, inCart: number): number =>
  choice && 'units' in choice ? choice.units : startOf(inCart) + (choice?.more ?? 0);

/** A choice after the shopper used the counter again. */
export const afterUse = (choice: CounterChoice | undefined, used: CounterChoice): CounterChoice => {
  if (!choice || 'units' in used) return used;
  return 'units' in choice ? { units: choice.units + used.more } : { more: choice.more + used.more };
};

const formatOf = ({ sku, formats }: ProductCard, { chosenFormat }: Choices): ProductFormat | null =>
  formats.find((format) => format.sku === chosenFormat[sku]) ??
  formats.find(({ stock }) => stock > 0) ??
  formats[0] ??
  null;

const cartItemOf = (product: ProductCard, format: ProductFormat | null): CartItem => {
  const { name, product_type, slug, brand, year, frontend_image } = product;
  const { sku, price, reference_price, stock } = format ?? product;
  const facts = { name, product_type, slug, brand, year, frontend_image, format: format?.format ?? null };
  return { ...facts, sku, price, reference_price, stock };
};

/**
 * Derives the addition to the cart. The counter starts at 1 or at the quantity in the cart, and its value is
 * the new quantity. A product sold by weight has no quantity counter: each click adds one unit of the format.
 */
export const cartAdditionOf = (product: ProductCard, choices: Choices): CartAddition => {
  const format = formatOf(product, choices);
  const item = cartItemOf(product, format);
  const limit = qtyLimit(product, item.sku);
  const inCart = choices.cartQty[item.sku] ?? 0;
  const counts = !format || isSoldByUnit(format) ? 'units' : 'formats';
  const choice = choices.counters[item.sku];
  const within = (qty: number): number => Math.max(1, Math.min(qty, limit));
  const qty = within(counts === 'units' ? countOf(choice, inCart) : inCart + 1);
  const units = counts === 'units' ? within(countOf(choice, 0)) : 1;
  return { item, format, counts, qty, units, inCart, limit, soldOut: isOutOfStock(product) };
};

/**
 * The addition of a click by a shopper who saw the server's markup, which knows no cart. It adds the units that the
 * counter showed then.
 */
export const withoutSeenCart = (addition: CartAddition): CartAddition => {
  const { inCart, units, limit } = addition;
  return { ...addition, qty: Math.max(inCart, Math.min(inCart + units, limit), 1) };
};
