import type { OrderCard } from 'shared-contracts/api/profile.schema';
import type { Db } from '../../db/connect.ts';
import type { Page } from '../../db/list.ts';
import { canRetryPayment } from '../orders/order-details.service.ts';
import { findOrder } from '../orders/orders.repository.ts';
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
