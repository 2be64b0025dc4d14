import type { OrderRevision } from 'shared-contracts/api/order-parts.schema';
import type { Order } from 'shared-contracts/api/orders.schema';
import { lineName } from 'shared-contracts/domain/line-name';
import { linesNow, linesToSend } from '../order-revisions/lines-now.ts';
import type { OrderRevision as StoredRevision } from '../order-revisions/order-revisions.repository.ts';
import type { Refund } from '../refunds/refunds.repository.ts';

interface Facts {
  /** As they were sold. */
  lines: readonly { position: number; qty: number; price: number; name: string; format: number | null }[];
  revisions: readonly StoredRevision[];
  refunds: readonly Refund[];
}

/** Revisions of an order for its buyer, oldest first. */
export const toOrderRevisions = ({ lines, revisions, refunds }: Facts): OrderRevision[] => {
  // Has all lines, also those that are left without units, and those that came in by an earlier revision.
  const now = linesNow(lines, revisions);
  return revisions.map(({ at, qty, line_id, product, refund_id, reason }) => {
    const out = now.find(({ id }) => id === line_id);
    return {
      at: at.toISOString(),
      qty,
      out: out ? lineName(out) : '',
      in: product && lineName(product),
      refund: refunds.find(({ id }) => id === refund_id)?.amount ?? 0,
      reason,
    };
  });
};

/** Lines to send. Undefined for an order without revisions: its buyer reads the sold lines and the refunds. */
export const toPacked = ({ lines, revisions, refunds }: Facts): Order['packed'] =>
  revisions.length === 0
    ? undefined
    : linesToSend(lines, revisions, refunds).map((line) => ({ name: lineName(line), qty: line.qty }));
