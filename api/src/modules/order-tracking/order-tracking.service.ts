import type { TrackedOrder } from 'shared-contracts/api/order-tracking.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../../db/connect.ts';
import { pick } from '../../lib/pick.ts';
import { linesNow } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { isParcelOver } from '../orders/cancellation-rule.ts';
import { canRetryPayment } from '../orders/order-details.service.ts';
import { findOrderLines } from '../orders/orders.repository.ts';
import { journeyOf } from '../orders/to-order.ts';
import { toOrderRefunds } from '../orders/to-order-refunds.ts';
import { toOrderRevisions, toPacked } from '../orders/to-order-revisions.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { findTrackedOrder } from './order-tracking.repository.ts';

/**
 * Status of an order, for a person who knows its number and the buyer's address or RUT.
 * @throws DomainError ORDER_NOT_FOUND
 */
export const trackOrder = async (
  db: Db,
  wanted: Parameters<typeof findTrackedOrder>[1],
  locale: Locale,
): Promise<TrackedOrder> => {
  // One query for number and proof, so that response and time are equal for a wrong number and a wrong e-mail.
  const order = await findTrackedOrder(db, wanted);
  if (!order) throw new DomainError('ORDER_NOT_FOUND');
  const [lines, payment, refunds, revisions] = await Promise.all([
    findOrderLines(db, order.id),
    findPayment(db, order.id),
    findRefunds(db, order.id),
    findRevisions(db, order.id),
  ]);
  // Without name, address and phone, because others may know number and e-mail.
  return {
    ...pick(order, 'number', 'status', 'payment_status', 'total'),
    can_retry_payment: await canRetryPayment(db, { order, payment }),
    created_at: order.created_at.toISOString(),
    updated_at: order.updated_at.toISOString(),
    delivery: {
      method: order.delivery_method,
      commune: order.commune,
      ...journeyOf(order, { locale, isOver: isParcelOver({ order, payment }, refunds) }),
    },
    items: lines.map(({ name, format, qty, image }) => ({ name, format, qty, image })),
    refunds: toOrderRefunds({ lines: linesNow(lines, revisions), payment, refunds }),
    // The reason of a revision can name a person.
    revisions: toOrderRevisions({ lines, revisions, refunds }).map(({ reason: _, ...shown }) => shown),
    packed: toPacked({ lines, revisions, refunds }),
  };
};
