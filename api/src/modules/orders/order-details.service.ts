import type { Executor } from '../../db/connect.ts';
import type { PickupPlaces } from '../content/pickup-place.service.ts';
import { linesGot } from '../order-revisions/lines-now.ts';
import { findRevisions, type OrderRevision } from '../order-revisions/order-revisions.repository.ts';
import { findPayment } from '../payments/payments.repository.ts';
import { findRefunds, type Refund } from '../refunds/refunds.repository.ts';
import { findReceiptFacts, findReturns, type OrderReturn } from '../returns/returns.repository.ts';
import { findBuyersDocuments } from './buyers-documents.repository.ts';
import { cancellationOf } from './cancellation-rule.ts';
import { isBoughtLater } from './cart-orders.repository.ts';
import { findOrderPickup } from './order-pickup.service.ts';
import { findOrder, findOrderLines, type LockedOrder, type OrderRow } from './orders.repository.ts';
import { sumPaidDifferences } from './paid-differences.repository.ts';
import { retryOf } from './retry-rule.ts';
import { type Returnable, returnableOf } from './return-rule.ts';

/** All that the shop and its pages know of an order. */
export interface WholeOrder {
  order: OrderRow;
  lines: Awaited<ReturnType<typeof findOrderLines>>;
  payment: Awaited<ReturnType<typeof findPayment>>;
  refunds: readonly Refund[];
  /** Changes of its lines before it was sent. `lines` are as they were sold. */
  revisions: readonly OrderRevision[];
  /** Pick-up place. Empty for a delivery. */
  pickup: PickupPlaces;
  canRetryPayment: boolean;
  /** How the buyer may cancel it. Null: not any more. */
  cancellation: ReturnType<typeof cancellationOf>;
  returns: readonly OrderReturn[];
  /** Products that the buyer may return. Null: none. */
  returnable: Returnable | null;
  /** Tax documents that the buyer gets. */
  documents: Awaited<ReturnType<typeof findBuyersDocuments>>;
}

/** Whether an order pays the difference of one that can no longer be changed. */
const isChangeOver = async (db: Executor, { difference_of }: OrderRow): Promise<boolean> =>
  difference_of !== null && (await findOrder(db, difference_of))?.status !== 'confirmed';

/** Whether the buyer can pay the order by card: now, or again after a payment that failed. */
export const canRetryPayment = async (db: Executor, { order, payment }: LockedOrder): Promise<boolean> => {
  const retry = retryOf({ order, payment }, { isPointless: false, now: new Date() });
  if (retry !== 'reopen') return retry === 'continue';
  return !((await isBoughtLater(db, order)) || (await isChangeOver(db, order)));
};

/** Reads all that `WholeOrder` has. The caller must check access. */
export const findWholeOrder = async (db: Executor, order: OrderRow): Promise<WholeOrder> => {
  const [lines, payment, refunds, revisions, pickup, documents, returns, receipt] = await Promise.all([
    findOrderLines(db, order.id),
    findPayment(db, order.id),
    findRefunds(db, order.id),
    findRevisions(db, order.id),
    findOrderPickup(db, order),
    findBuyersDocuments(db, order.id),
    findReturns(db, order.id),
    findReceiptFacts(db, order.id),
  ]);
  const now = new Date();
  const cancellation = cancellationOf({ order, payment }, refunds, now);
  const isPaid = cancellation && cancellation.money !== 'none';
  const differences = isPaid ? await sumPaidDifferences(db, order.id) : 0;
  return {
    order,
    lines,
    payment,
    refunds,
    revisions,
    pickup,
    canRetryPayment: await canRetryPayment(db, { order, payment }),
    cancellation: cancellation && { ...cancellation, ...(differences > 0 && { differences }) },
    returns,
    returnable: returnableOf(
      { order, payment, lines: linesGot(lines, revisions), refunds, returns, receipt },
      now,
    ),
    documents,
  };
};
