import type { TrackedOrder } from 'shared-contracts/api/order-tracking.schema';
import type { Locale } from 'shared-contracts/locale';
import { isTransferAwaited } from '../orders/order-status.service.ts';
import { parcelOf, parcelProblemOf } from '../shipping/parcel.ts';
import { promiseOfOrder, toArrival } from '../shipping/promise.service.ts';
import { daysInWords } from '../shipping/to-shipping.ts';
import type { TrackedRow } from './order-tracking.repository.ts';

/** Status of an order without name, address and phone, because others may know number and e-mail. */
export const toTrackedOrder = (
  row: TrackedRow,
  changes: Pick<TrackedOrder, 'refunds' | 'revisions' | 'packed'>,
  locale: Locale,
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
      row.min_days === null || row.max_days === null ? null : daysInWords(row.min_days, row.max_days, locale),
    promise: isTransferAwaited(row) ? null : toArrival(promiseOfOrder(row), locale),
    parcel: parcelOf(row),
    parcel_problem: parcelProblemOf(row),
  },
  items: row.items ?? [],
  total: row.total,
  ...changes,
});
