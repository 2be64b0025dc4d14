import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { inStockLines } from 'shared-contracts/domain/discount';

/** Number of units in the lines that are in stock. The totals count only these lines. */
export const articlesOf = ({ items }: Cart): number =>
  inStockLines(items).reduce((count, { qty }) => count + qty, 0);

/**
 * Amounts of the products in CLP: subtotal − discount = total, including the coupon
 * (docs/product/cart.md#totals).
 */
export const goodsOf = ({ total, total_without_discount, coupon }: Cart) => {
  const payable = total - (coupon?.discount ?? 0);
  return { subtotal: total_without_discount, discount: total_without_discount - payable, total: payable };
};
