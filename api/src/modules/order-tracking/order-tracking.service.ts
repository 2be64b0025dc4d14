import type { TrackedOrder } from 'shared-contracts/api/order-tracking.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../../db/connect.ts';
import { findOrderLines } from '../orders/orders.repository.ts';
import { toOrderRefunds } from '../orders/to-order-refunds.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { findTrackedOrder } from './order-tracking.repository.ts';
import { toTrackedOrder } from './to-tracked-order.ts';

/**
 * Status of an order, for a person who knows its number and the buyer's address or RUT.
 * @throws DomainError ORDER_NOT_FOUND
 */
export const trackOrder = async (
  db: Db,
  wanted: Parameters<typeof findTrackedOrder>[1],
  locale: Locale,
): Promise<TrackedOrder> => {
  // One query for number and proof, so that response and time are equal for a wrong number and a wrong
  // e-mail.
  const found = await findTrackedOrder(db, wanted);
  if (!found) throw new DomainError('ORDER_NOT_FOUND');
  const [lines, payment, refunds] = await Promise.all([
    findOrderLines(db, found.id),
    findPayment(db, found.id),
    findRefunds(db, found.id),
  ]);
  return toTrackedOrder(found, toOrderRefunds({ lines, payment, refunds }), locale);
};
