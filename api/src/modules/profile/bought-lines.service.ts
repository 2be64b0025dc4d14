import type { BoughtLine } from 'shared-contracts/api/profile.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findLinesOfOrder } from '../carts/carts.repository.ts';
import { findOrderLines } from '../orders/orders.repository.ts';

/** Lines of an order with their current products. */
export const findBoughtLines = async (
  db: Executor,
  orderId: string,
  locale: Locale,
): Promise<BoughtLine[]> => {
  const [bought, sold] = await Promise.all([
    findOrderLines(db, orderId),
    findLinesOfOrder(db, orderId, locale),
  ]);
  const soldBySku = new Map(sold.map((line) => [line.sku, line]));
  return bought.map(({ sku, name, format, qty, price }) => ({
    sku,
    name,
    format,
    qty,
    price,
    now: soldBySku.get(sku) ?? null,
  }));
};
