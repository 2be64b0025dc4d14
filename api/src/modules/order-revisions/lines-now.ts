import {
  type LineRevision,
  packedLines,
  type RevisedLine,
  reviseLines,
} from 'shared-contracts/domain/order-revisions';
import type { RefundLine } from '../refunds/refund-lines.repository.ts';
import type { RevisedProduct } from './order-revisions.repository.ts';

interface SoldLine {
  position: number;
  qty: number;
  price: number;
}

/** Line of an order after its revisions. */
export type LineNow<L> = RevisedLine<L & { id: string }>;

/**
 * Lines of an order after its revisions. Lines without units stay, because refunds may name them. A line of a revision
 * has the id of the revision as its position, and the fields of the product that came in. TypeScript cannot check that
 * these are fields of `L`.
 */
export const linesNow = <L extends SoldLine>(
  lines: readonly L[],
  revisions: readonly LineRevision<RevisedProduct>[],
): LineNow<L>[] =>
  reviseLines<SoldLine & { id: string }>(
    lines.map((line) => ({ ...line, id: String(line.position) })),
    revisions,
  ).map((line) => ({ ...line, position: Number(line.id) }) as LineNow<L>);

/**
 * Lines that the buyer got. Leaves out lines of units that a revision took out (`isOut`, whose `qty` counts these
 * units), and lines of which revisions left no unit.
 */
export const linesGot = <L extends SoldLine>(
  lines: readonly L[],
  revisions: readonly LineRevision<RevisedProduct>[],
): LineNow<L>[] => linesNow(lines, revisions).filter(({ isOut, qty }) => !isOut && qty > 0);

/** Lines to send, after revisions and refunds. */
export const linesToSend = <L extends SoldLine>(
  lines: readonly L[],
  revisions: readonly LineRevision<RevisedProduct>[],
  refunds: readonly { refused_at: Date | null; lines: readonly RefundLine[] }[],
): LineNow<L>[] =>
  packedLines<L & { id: string }>(
    linesNow(lines, revisions),
    refunds.filter(({ refused_at }) => refused_at === null).flatMap((refund) => refund.lines),
  );
