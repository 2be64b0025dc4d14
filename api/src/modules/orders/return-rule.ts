import {
  openGrounds,
  type Receipt,
  type ReturnableLine,
  type ReturnUnits,
  returnableUnits,
} from 'shared-contracts/domain/order-returns';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { Refund } from '../refunds/refunds.repository.ts';
import { isUndecided, type OrderReturn, type ReceiptFacts } from '../returns/returns.repository.ts';
import { refundWayOf } from './cancellation-rule.ts';
import type { findOrderLines, LockedOrder, OrderRow } from './orders.repository.ts';

/** Facts that decide which products of an order its buyer may return. */
export interface ReturnFacts extends LockedOrder {
  lines: Awaited<ReturnType<typeof findOrderLines>>;
  refunds: readonly Refund[];
  returns: readonly OrderReturn[];
  receipt: ReceiptFacts;
}

/** Units that can be returned now, with terms and way of the money (docs/product/returns.md#return-products). */
export interface Returnable {
  lines: readonly ReturnableLine[];
  units: readonly ReturnUnits[];
  receipt: Receipt;
  grounds: ReturnType<typeof openGrounds>;
  money: 'card' | 'account';
}

/** Day of the receipt. Null while the order is on its way. An old order may lack the time of its delivery. */
const receivedOn = (
  { status, updated_at }: Pick<OrderRow, 'status' | 'updated_at'>,
  { deliveredAt }: ReceiptFacts,
): string | null => (status === 'delivered' ? dayInSantiago(deliveredAt ?? updated_at) : null);

/** Null: the order is not sent, cancelled or unpaid, its terms are over, or no unit is left. */
export const returnableOf = (facts: ReturnFacts, now: Date): Returnable | null => {
  const { order, lines, refunds, returns, receipt: known } = facts;
  const isSent = order.status === 'on_the_way' || order.status === 'delivered';
  if (!isSent || order.payment_status !== 'success' || order.erased_at) return null;
  // Its products are those of the order that it changed.
  if (order.difference_of !== null) return null;
  const receipt = { receivedOn: receivedOn(order, known), isConfirmed: known.isConfirmed };
  const grounds = openGrounds(receipt, dayInSantiago(now));
  const ordered = lines.map(({ position, qty, product_type, retracto_excluded }) => ({
    id: String(position),
    qty,
    product_type,
    retracto_excluded,
  }));
  const units = returnableUnits(
    ordered,
    // The refund of an accepted return counts, also while staff still have to transfer it.
    refunds
      .filter(({ id, refused_at }) => !refused_at || returns.some(({ refund_id }) => refund_id === id))
      .map((refund) => ({ parts: refund.lines })),
    returns.filter(isUndecided).flatMap((one) => one.lines),
  );
  if (grounds.length === 0 || units.length === 0) return null;
  // Most returns are a part of the order, which the card network does not give back to a debit card.
  return { lines: ordered, units, receipt, grounds, money: refundWayOf(facts, { isWhole: false, now }) };
};
