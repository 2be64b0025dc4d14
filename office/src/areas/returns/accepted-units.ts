import { leftOf, type RefundFate, refundOf, type WriteOffCause } from 'shared-contracts/domain/refund-shares';
import type { OfficeReturn } from 'shared-contracts/office/returns.schema';

export const isUndecided = ({ state }: Pick<OfficeReturn, 'state'>): boolean =>
  state === 'requested' || state === 'asked';

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

const isAllLeft = ({ paid, refunds }: OfficeReturn, lines: AcceptedUnits['lines']): boolean =>
  leftOf(paid, refunds).parts.every(
    ({ kind, line_id, qty }) => kind !== 'line' || lines[line_id ?? '']?.qty === qty,
  );

/** Delivery and gift box go back with the units when nothing else is left of the order. */
const withExtras = (one: OfficeReturn, lines: AcceptedUnits['lines']): AcceptedUnits => {
  const kinds = isAllLeft(one, lines) ? extrasLeft(one).map(({ kind }) => kind) : [];
  return { lines, delivery: kinds.includes('delivery'), gift: kinds.includes('gift') };
};

/** Units of a line that can be accepted: those of the return that staff have not refunded since. */
export const mostOf = ({ paid, refunds }: OfficeReturn, { line_id, qty }: OfficeReturn['lines'][number]) =>
  Math.min(qty, leftOf(paid, refunds).parts.find((part) => part.line_id === line_id)?.qty ?? 0);

export const everythingOf = (one: OfficeReturn): AcceptedUnits =>
  withExtras(
    one,
    Object.fromEntries(
      one.lines.map((line) => [line.line_id, { qty: mostOf(one, line), fate: '', cause: '' }]),
    ),
  );

/**
 * The choice after a change of a line. The ticks for delivery and gift box are set anew only when it completes the
 * return of the order, or makes it incomplete.
 */
export const withLine = (
  one: OfficeReturn,
  units: AcceptedUnits,
  line_id: string,
  choice: AcceptedLine,
): AcceptedUnits => {
  const lines = { ...units.lines, [line_id]: choice };
  return isAllLeft(one, lines) === isAllLeft(one, units.lines) ? { ...units, lines } : withExtras(one, lines);
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
