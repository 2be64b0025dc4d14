import {
  type CountedRefund,
  leftOf,
  type PaidOrder,
  REFUND_FATES,
  type RefundFate,
  type RefundPart,
  refundOf,
  type WriteOffCause,
} from 'shared-contracts/domain/refund-shares';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import { linesNow } from './lines-now.ts';

/** Choice for a line: how many units, and what happens to them. */
export interface LineChoice {
  /** As typed. */
  units: string;
  fate: RefundFate | '';
  cause: WriteOffCause | '';
}
/** Choices by id of the line. */
export interface PartsChoice {
  lines: Readonly<Record<string, LineChoice>>;
  delivery: boolean;
  gift: boolean;
}
export const NO_PARTS: PartsChoice = { lines: {}, delivery: false, gift: false };

/** Amounts paid for an order, as the rule of shares reads them. */
export const paidOrderOf = ({
  total,
  price_delivery,
  gift_price,
  lines,
  revisions = [],
}: OfficeOrder): PaidOrder => ({ total, price_delivery, gift_price, lines, revisions });

/** Refunds that take from the order's total. */
export const countedOf = ({ refunds }: OfficeOrder): CountedRefund[] =>
  refunds
    .filter(({ state, is_of_other_payment }) => state !== 'refused' && !is_of_other_payment)
    .map(({ amount, lines }) => ({ amount, parts: lines ?? [] }));

/** Parts of the order that are not given back yet, with the amounts of all their units. */
export const partsLeft = (order: OfficeOrder): readonly RefundPart[] =>
  leftOf(paidOrderOf(order), countedOf(order)).parts;

/** Units usually go back on sale before the order is sent. Later, staff say what came back. */
const usualFate = ({ status }: OfficeOrder): LineChoice['fate'] =>
  status === 'in_validation' || status === 'confirmed' ? REFUND_FATES[0] : '';

/** A revision took these units out and moved them, so that staff choose no fate. */
const isOut = (order: OfficeOrder, id: string): boolean =>
  linesNow(order).some((line) => line.id === id && line.isOut);

export const choiceOf = (order: OfficeOrder, { lines }: PartsChoice, id: string): LineChoice =>
  lines[id] ?? { units: '', fate: isOut(order, id) ? 'stock' : usualFate(order), cause: '' };

/** Choice of everything that is left. Keeps what staff chose for the fate of each line. */
export const everything = (order: OfficeOrder, choice: PartsChoice): PartsChoice => {
  const left = partsLeft(order);
  return {
    lines: Object.fromEntries(
      left.flatMap(({ line_id: id, qty }) =>
        id === null ? [] : [[id, { ...choiceOf(order, choice, id), units: String(qty) }]],
      ),
    ),
    delivery: left.some(({ kind }) => kind === 'delivery'),
    gift: left.some(({ kind }) => kind === 'gift'),
  };
};

/** Body of the request for a choice. Null while it is empty, incomplete, or more than what is left. */
export const partsOf = (order: OfficeOrder, choice: PartsChoice) => {
  const chosen = Object.entries(choice.lines).filter(
    ([, { units }]) => units.trim() !== '' && units.trim() !== '0',
  );
  const isComplete = chosen.every(
    ([, { fate, cause }]) => fate !== '' && (fate !== 'written_off' || cause !== ''),
  );
  const lines = chosen.map(([id, { units, fate, cause }]) => ({
    id,
    qty: Number(units),
    fate,
    ...(fate === 'written_off' && { cause }),
  }));
  const wish = { lines, delivery: choice.delivery, gift: choice.gift };
  const refund = refundOf(paidOrderOf(order), countedOf(order), wish);
  return refund && { amount: refund.amount, parts: wish, isComplete };
};
