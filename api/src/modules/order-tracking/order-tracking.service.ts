import type { TrackedOrder } from 'shared-contracts/api/order-tracking.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Db } from '../../db/connect.ts';
import { linesNow } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { isParcelOver } from '../orders/cancellation-rule.ts';
import { hasPromise } from '../orders/order-status.service.ts';
import { findOrderLines } from '../orders/orders.repository.ts';
import { toOrderRefunds } from '../orders/to-order-refunds.ts';
import { toOrderRevisions, toPacked } from '../orders/to-order-revisions.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { parcelOf, parcelProblemOf } from '../shipping/parcel.ts';
import { promiseOfOrder, toArrival } from '../shipping/promise.service.ts';
import { daysInWords } from '../shipping/to-shipping.ts';
import { findTrackedOrder, type TrackedRow } from './order-tracking.repository.ts';

/** Status of an order without name, address and phone, because others may know number and e-mail. */
const toTrackedOrder = (
  row: TrackedRow,
  changes: Pick<TrackedOrder, 'refunds' | 'revisions' | 'packed'>,
  { locale, isOver }: { locale: Locale; isOver: boolean },
): TrackedOrder => ({
  number: row.number,
  status: row.status,
  payment_status: row.payment_status,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  delivery: {
    method: row.delivery_method,
    commune: row.commune,
    time_delivery:
      isOver || row.status === 'cancelled' || row.min_days === null || row.max_days === null
        ? null
        : daysInWords(row.min_days, row.max_days, locale),
    promise: hasPromise(row) && !isOver ? toArrival(promiseOfOrder(row), locale) : null,
    parcel: parcelOf(row),
    parcel_problem: isOver ? null : parcelProblemOf(row),
  },
  items: row.items ?? [],
  total: row.total,
  ...changes,
});

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
  const found = await findTrackedOrder(db, wanted);
  if (!found) throw new DomainError('ORDER_NOT_FOUND');
  const [lines, payment, refunds, revisions] = await Promise.all([
    findOrderLines(db, found.id),
    findPayment(db, found.id),
    findRefunds(db, found.id),
    findRevisions(db, found.id),
  ]);
  return toTrackedOrder(
    found,
    {
      refunds: toOrderRefunds({ lines: linesNow(lines, revisions), payment, refunds }),
      // Others may know number and e-mail: the reason can name a person.
      revisions: toOrderRevisions({ lines, revisions, refunds }).map(({ reason: _, ...shown }) => shown),
      packed: toPacked({ lines, revisions, refunds }),
    },
    { locale, isOver: isParcelOver({ order: found, payment }, refunds) },
  );
};
