import type { BoughtLine } from 'shared-contracts/api/profile.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findLinesOf } from '../carts/carts.repository.ts';
import { findOrderLines } from '../orders/orders.repository.ts';

/**
 * Products of an order with what they cost now. Bottles of a case are bought again as single ones, so that a product has
 * one line. Its former price is the one without a case, if it was bought so.
 */
export const findBoughtLines = async (
  db: Executor,
  orderId: string,
  locale: Locale,
): Promise<BoughtLine[]> => {
  const bySku = Map.groupBy(await findOrderLines(db, orderId), ({ sku }) => sku);
  const bought = [...bySku.values()].flatMap((lines) => {
    const [line] = lines.toSorted((a, b) => b.price - a.price);
    const qty = lines.reduce((sum, line) => sum + line.qty, 0);
    return line ? [{ ...line, qty }] : [];
  });
  const sold = new Map((await findLinesOf(db, bought, locale)).map((line) => [line.sku, line]));
  return bought.map(({ sku, name, format, qty, price }) => ({
    sku,
    name,
    format,
    qty,
    price,
    now: sold.get(sku) ?? null,
  }));
};
