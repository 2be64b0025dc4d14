import { normalizeOrderNumber } from './order-number.ts';
import { normalizeTrackingNumber, TRACKING_NUMBER } from './parcels.ts';

/** Why a line of a pasted list cannot be sent. `line`: the other line that has the same. */
export type ParcelLineProblem =
  | { code: 'order-twice' | 'number-twice'; line: number }
  | { code: 'bad-number' | 'no-order-left' };

/** Line of a pasted list of parcels. */
export interface ParcelLine {
  /** From 1, as the person sees it. */
  line: number;
  /** Number of the order, `CQ-000042`. Null: the list has more lines than the batch has orders. */
  order: string | null;
  /** After `normalizeTrackingNumber`. Empty: none. */
  number: string;
  /** Carrier of this line only. Empty: the carrier of the list. */
  carrier: string;
  problem: ParcelLineProblem | null;
}

/** Order that waits to be sent. */
export interface WaitingOrder {
  number: string;
  /** Number of its parcel, when that is booked at a carrier. */
  booked: string | null;
}

const ORDER = /^CQ-\d+$/;
/** An order and its number with only spaces between them. */
const SPACED = /^( *#? *cq[ -]*\d+) +(?=[^ \t,;])/i;
const cellsOf = (text: string): string[] =>
  text
    .replace(SPACED, '$1,')
    .split(/[\t,;]/)
    .map((cell) => cell.trim());
const isOrder = (cell: string | undefined): cell is string =>
  cell !== undefined && /^\s*#?\s*cq/i.test(cell) && ORDER.test(normalizeOrderNumber(cell));

const otherLine = (lines: readonly ParcelLine[], one: ParcelLine, key: 'order' | 'number') =>
  lines.find((other) => other !== one && other[key] && other[key] === one[key])?.line;

const problemOf = (lines: readonly ParcelLine[], one: ParcelLine): ParcelLineProblem | null => {
  if (one.order === null) return { code: 'no-order-left' };
  if (one.number !== '' && !TRACKING_NUMBER.test(one.number)) return { code: 'bad-number' };
  const sameOrder = otherLine(lines, one, 'order');
  if (sameOrder !== undefined) return { code: 'order-twice', line: sameOrder };
  const sameNumber = otherLine(lines, one, 'number');
  return sameNumber === undefined ? null : { code: 'number-twice', line: sameNumber };
};

/**
 * Reads a list of parcels as people paste or scan it: `CQ-000042, 123456` with an optional carrier as third cell. Commas,
 * semicolons and tabs separate cells, and a space the order from its number. A number that is booked belongs to its order.
 * In a list without order numbers, the others belong to the orders that are not booked, in the order of the batch. An
 * order or a number that is twice in the list is a problem of both lines: which one is right is unknown.
 * @param orders in the order of the batch
 */
export const readParcelList = (text: string, orders: readonly WaitingOrder[]): ParcelLine[] => {
  const rows = text
    .split('\n')
    .map((row, at) => ({ line: at + 1, cells: cellsOf(row) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const named = rows.some(({ cells }) => isOrder(cells[0]));
  const orderOfBooked = new Map(orders.map((order) => [order.booked, order.number]));
  const notBooked = orders.filter((order) => order.booked === null).values();
  const lines = rows.map(({ line, cells: [first = '', second = '', third = ''] }): ParcelLine => {
    const booked = isOrder(first) ? undefined : orderOfBooked.get(normalizeTrackingNumber(first));
    const [number, carrier] = named && !booked ? [second, third] : [first, second];
    const order = booked ?? (named ? normalizeOrderNumber(first) : (notBooked.next().value?.number ?? null));
    return { line, order, number: normalizeTrackingNumber(number), carrier, problem: null };
  });
  return lines.map((one) => ({ ...one, problem: problemOf(lines, one) }));
};
