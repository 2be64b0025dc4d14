import type { Cart, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { inStockLines } from 'shared-contracts/domain/discount';

export const EMPTY_CART: Cart = { id: '', items: [], total: 0, total_without_discount: 0, coupon: null };

/** All lines of a cart, also the bottles of its cases. */
export const linesOf = ({ items, cases = [] }: Cart): (CartLine & { case_id?: string })[] => [
  ...items,
  ...cases.flatMap(({ id, bottles }) => bottles.map((bottle) => ({ ...bottle, case_id: id }))),
];

export const isEmptyCart = (cart: Cart): boolean => linesOf(cart).length === 0;

/** Skus of all lines, each once. */
export const skusOf = (cart: Cart): string[] => [...new Set(linesOf(cart).map(({ sku }) => sku))];

/** Number of units in the lines that are in stock. The totals count only these lines. */
export const articlesOf = (cart: Cart): number =>
  inStockLines(linesOf(cart)).reduce((count, { qty }) => count + qty, 0);

/**
 * Amounts of the products in CLP: subtotal − discount = total, including the coupon
 * (docs/product/cart.md#totals).
 */
export const goodsOf = ({ total, total_without_discount, coupon }: Cart) => {
  const payable = total - (coupon?.discount ?? 0);
  return { subtotal: total_without_discount, discount: total_without_discount - payable, total: payable };
};
