import { inStockLines } from 'shared-contracts/domain/discount';
import type { Executor } from '../../db/connect.ts';
import { readCartCoupon } from '../discounts/discounts.service.ts';
import { findUnpaidCardOrderId } from './carts.repository.ts';
import type { StoredCartLine } from './stored-cart-line.ts';

/**
 * Code of a cart's coupon, what it is judged by, and the coupon itself, null when it does not apply now.
 * @param items all lines of the cart. Each has the code
 */
export const readCoupon = async (db: Executor, cartKey: string, items: readonly StoredCartLine[]) => {
  const code = items[0]?.coupon_code ?? null;
  const exceptOrderId = code === null ? undefined : await findUnpaidCardOrderId(db, cartKey);
  const use = { lines: inStockLines(items), exceptOrderId };
  return { code, use, coupon: await readCartCoupon(db, code, use) };
};
