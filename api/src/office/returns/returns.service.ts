import { lineName } from 'shared-contracts/domain/line-name';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { ListedReturn, OfficeReturn } from 'shared-contracts/office/returns.schema';
import type { Executor } from '../../db/connect.ts';
import { pick } from '../../lib/pick.ts';
import { toPaidOrder } from '../../modules/operator/plan-refund.ts';
import { linesNow } from '../../modules/order-revisions/lines-now.ts';
import { findRevisions } from '../../modules/order-revisions/order-revisions.repository.ts';
import { refundWayOf } from '../../modules/orders/cancellation-rule.ts';
import { findOrder, findOrderLines } from '../../modules/orders/orders.repository.ts';
import { moneyBackDay, returnNumber } from '../../modules/orders/to-order-returns.ts';
import { findPayment } from '../../modules/payments/payments.repository.ts';
import { findRefunds, isOfPayment } from '../../modules/refunds/refunds.repository.ts';
import { findReceiptFacts, findReturn } from '../../modules/returns/returns.repository.ts';
import { findListedReturn, type ListedRow } from './returns.repository.ts';

export const toListed = (row: ListedRow): ListedReturn => ({
  ...pick(row, 'id', 'order_id', 'ground', 'customer', 'units', 'is_late'),
  number: returnNumber(row.number, row),
  order_number: row.number,
  state: row.is_refunded ? 'refunded' : row.state,
  requested_at: row.requested_at.toISOString(),
  money_by: moneyBackDay(row),
});

/** @throws DomainError NOT_FOUND */
export const readReturn = async (db: Executor, id: string): Promise<OfficeReturn> => {
  // Read the version first. When the return changes meanwhile, the version is older than the data, and a write is
  // refused.
  const found = await findReturn(db, id);
  const row = found && (await findListedReturn(db, id));
  const order = found && (await findOrder(db, found.order_id));
  if (!found || !row || !order) throw new DomainError('NOT_FOUND');
  const [payment, sold, revisions, refunds, receipt] = await Promise.all([
    findPayment(db, order.id),
    findOrderLines(db, order.id),
    findRevisions(db, order.id),
    findRefunds(db, order.id),
    findReceiptFacts(db, order.id),
  ]);
  const lines = linesNow(sold, revisions);
  return {
    ...toListed(row),
    version: String(found.version),
    ...pick(found, 'reason', 'question', 'answer', 'refusal'),
    ended_at: found.ended_at?.toISOString() ?? null,
    received_on: receipt.deliveredAt && dayInSantiago(receipt.deliveredAt),
    is_confirmed: receipt.isConfirmed,
    money: refundWayOf({ order, payment }, { isWhole: false, now: new Date() }),
    lines: found.lines.flatMap(({ line_id, qty }) => {
      const line = lines.find(({ position }) => String(position) === line_id);
      return line ? [{ line_id, name: lineName(line), sku: line.sku, qty }] : [];
    }),
    pictures: [...found.pictures],
    amount: refunds.find((refund) => refund.id === found.refund_id)?.amount ?? null,
    paid: toPaidOrder({ order, lines: sold, revisions }),
    refunds: refunds
      .filter((refund) => !refund.refused_at && isOfPayment(refund, payment))
      .map((refund) => ({ amount: refund.amount, parts: [...refund.lines] })),
  };
};
