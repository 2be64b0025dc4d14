import type { BoughtLine, OrderCard } from 'shared-contracts/api/profile.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor } from '../../db/connect.ts';
import type { Page } from '../../db/list.ts';
import { findLinesOf } from '../carts/carts.repository.ts';
import { canRetryPayment } from '../orders/order-details.service.ts';
import { findOrder, findOrderLines } from '../orders/orders.repository.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { findOwnOrders } from './own-orders.repository.ts';

const isPayable = async (db: Db, { id, platform, payment_status }: OrderCard): Promise<boolean> => {
  if (platform !== 'webpay' || payment_status === 'success') return false;
  const [order, payment] = await Promise.all([findOrder(db, id), findPayment(db, id)]);
  return order !== undefined && canRetryPayment(db, { order, payment });
};

/** One page of a customer's orders. Each says whether the customer can still pay it by card. */
export const listOwnOrders = async (
  db: Db,
  userId: string,
  query: Page,
): Promise<{ data: OrderCard[]; total: number }> => {
  const { data, total } = await findOwnOrders(db, userId, query);
  const cards = data.map(async (card) => ({ ...card, can_retry_payment: await isPayable(db, card) }));
  return { data: await Promise.all(cards), total };
};

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
