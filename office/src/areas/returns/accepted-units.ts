import { leftOf, type RefundFate, refundOf, type WriteOffCause } from 'shared-contracts/domain/refund-shares';
import type { OfficeReturn } from 'shared-contracts/office/returns.schema';

/** Choice for a line: how many units are accepted, and what happens to them. */
export interface AcceptedLine {
  qty: number;
  fate: RefundFate | '';
  cause: WriteOffCause | '';
}
export interface AcceptedUnits {
  /** By id of the line. */
  lines: Readonly<Record<string, AcceptedLine>>;
  delivery: boolean;
  gift: boolean;
}

/** Delivery and gift box that are not given back yet. */
export const extrasLeft = ({ paid, refunds }: OfficeReturn) =>
  leftOf(paid, refunds).parts.filter(({ kind }) => kind !== 'line');

/** All units of the return. Delivery and gift box go with them when nothing else is left of the order. */
export const everythingOf = (one: OfficeReturn): AcceptedUnits => {
  const left = leftOf(one.paid, one.refunds).parts;
  const isAll = left.every(
    ({ kind, line_id, qty }) =>
      kind !== 'line' || one.lines.some((line) => line.line_id === line_id && line.qty === qty),
  );
  return {
    lines: Object.fromEntries(
      one.lines.map(({ line_id, qty }) => [line_id, { qty, fate: '' as const, cause: '' as const }]),
    ),
    delivery: isAll && left.some(({ kind }) => kind === 'delivery'),
    gift: isAll && left.some(({ kind }) => kind === 'gift'),
  };
};

/** Body of the acceptance. Null while it is empty or incomplete. */
export const acceptanceOf = ({ paid, refunds }: OfficeReturn, { lines, delivery, gift }: AcceptedUnits) => {
  const accepted = Object.entries(lines).flatMap(([line_id, { qty, fate, cause }]) =>
    qty > 0 ? [{ line_id, qty, fate, cause }] : [],
  );
  const wish = { lines: accepted.map(({ line_id: id, qty }) => ({ id, qty })), delivery, gift };
  const amount = accepted.length > 0 ? refundOf(paid, refunds, wish)?.amount : undefined;
  const isComplete = accepted.every(
    ({ fate, cause }) => fate !== '' && (fate !== 'written_off' || cause !== ''),
  );
  return {
    amount: amount ?? null,
    body:
      amount && isComplete
        ? {
            amount,
            lines: accepted.map(({ line_id, qty, fate, cause }) => ({
              line_id,
              qty,
              fate: fate as RefundFate,
              ...(cause !== '' && fate === 'written_off' && { cause }),
            })),
            delivery,
            gift,
          }
        : null,
  };
};
