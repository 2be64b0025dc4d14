import type { OrderRevision } from '../../api/order-parts.schema.ts';

/** Words for revisions of an order. Amounts and days are formatted. */
export interface RevisionWords {
  title: string;
  replaced: (qty: number, out: string, into: string, day: string) => string;
  takenOut: (qty: number, out: string, day: string) => string;
  /** The refund itself says whether the money is there. */
  refund: (amount: string) => string;
  reason: (text: string) => string;
  /** Heading of what is sent. */
  packed: string;
  /** Of an order that pays the difference of another one. */
  difference: (number: string) => string;
  units: (qty: number, name: string) => string;
}

/** A revision in sentences. Amount and day are formatted. */
export const describeRevision = (
  words: RevisionWords,
  { qty, out, in: into, refund, reason }: OrderRevision,
  { day, amount }: { day: string; amount: string },
): string =>
  [
    into === null ? words.takenOut(qty, out, day) : words.replaced(qty, out, into, day),
    refund > 0 && words.refund(amount),
    reason && words.reason(reason),
  ]
    .filter(Boolean)
    .join(' ');
