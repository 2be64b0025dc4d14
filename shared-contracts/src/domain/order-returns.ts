/**
 * Returns of products by their buyer (docs/product/returns.md#return-products): terms, exclusions and units. Days are
 * days of Santiago, `2026-12-24`.
 */
import { addDays } from './days.ts';
import { isGourmet } from './product-type.ts';
import type { RefundPart } from './refund-shares.ts';

/** Why a buyer returns products: withdrawal (retracto), a fault of the product, or another product than ordered. */
export const RETURN_GROUNDS = ['changed-mind', 'faulty', 'wrong-item'] as const;
export type ReturnGround = (typeof RETURN_GROUNDS)[number];

/** `asked`: staff wait for an answer of the buyer. The last three are final. */
const RETURN_STATES = ['requested', 'asked', 'accepted', 'refused', 'withdrawn'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];
/** States as the buyer sees them. `refunded`: accepted, and the money is given back. */
export const SHOWN_RETURN_STATES = [...RETURN_STATES, 'refunded'] as const;

/** Days of the right of withdrawal, from the receipt. */
const WITHDRAWAL_DAYS = 10;
/** The same when the shop sent no written confirmation of the order. */
const UNCONFIRMED_WITHDRAWAL_DAYS = 90;
/** Months of the legal warranty, from the receipt. */
const WARRANTY_MONTHS = 6;
/** Days from a request until which the money must be given back. */
export const MONEY_BACK_DAYS = 45;
/** Working days after which staff are reminded of a return that waits for them. */
export const RETURN_REMINDER_DAYS = 3;
export const MAX_RETURN_PICTURES = 3;
/** Characters of the buyer's reason, and of an answer to a question about it. */
export const MAX_RETURN_WORDS = 1000;

/** Facts of an order that decide until when its products can be returned. */
export interface Receipt {
  /** Day on which the buyer got the products. Null: they are on their way, and no term has begun. */
  receivedOn: string | null;
  /** The shop mailed the confirmation of the order. */
  isConfirmed: boolean;
}

/** The same date some months later, or the last one of a shorter month. */
export const addMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** Last day on which the buyer may ask for a return. Null: no term has begun. */
export const lastReturnDay = (ground: ReturnGround, { receivedOn, isConfirmed }: Receipt): string | null => {
  if (receivedOn === null) return null;
  return ground === 'changed-mind'
    ? addDays(receivedOn, isConfirmed ? WITHDRAWAL_DAYS : UNCONFIRMED_WITHDRAWAL_DAYS)
    : addMonths(receivedOn, WARRANTY_MONTHS);
};

/** Grounds on which products can still be returned on a day, each with its last day. */
export const openGrounds = (
  receipt: Receipt,
  today: string,
): { ground: ReturnGround; until: string | null }[] =>
  RETURN_GROUNDS.map((ground) => ({ ground, until: lastReturnDay(ground, receipt) })).filter(
    ({ until }) => until === null || today <= until,
  );

/** Line of an order as the rule of returns reads it. */
export interface ReturnableLine {
  id: string;
  qty: number;
  product_type: string;
  /** Why the product cannot be returned for a change of mind. */
  retracto_excluded: string | null;
}

/**
 * Why a product cannot be returned for a change of mind. Null: it can. Only food has one of the grounds of Decreto 42 (it
 * spoils or expires quickly): unopened bottles can always be returned, whatever their product data say. It has no full stop,
 * so that sentences go on after it.
 */
export const withdrawalExclusion = ({
  product_type,
  retracto_excluded,
}: Pick<ReturnableLine, 'product_type' | 'retracto_excluded'>): string | null =>
  isGourmet(product_type) ? (retracto_excluded?.replace(/\.$/, '') ?? null) : null;

/** Units of a line in a return. */
export interface ReturnUnits {
  line_id: string;
  qty: number;
}

/**
 * Units of each line that can be returned: those that no refund gave back and no return that waits for a decision names.
 * @param refunds those that are done or open, and refused ones of accepted returns, which staff transfer
 */
export const returnableUnits = (
  lines: readonly Pick<ReturnableLine, 'id' | 'qty'>[],
  refunds: readonly { parts: readonly Pick<RefundPart, 'line_id' | 'qty'>[] }[],
  waiting: readonly ReturnUnits[],
): ReturnUnits[] => {
  const gone = [...refunds.flatMap(({ parts }) => parts), ...waiting];
  return lines.flatMap(({ id, qty }) => {
    const left = qty - gone.reduce((sum, one) => sum + (one.line_id === id ? one.qty : 0), 0);
    return left > 0 ? [{ line_id: id, qty: left }] : [];
  });
};

/** Why a return cannot be asked for. `index`: line of the wish. */
export type ReturnProblem =
  | { kind: 'late' }
  | { kind: 'empty' }
  | { kind: 'excluded' | 'units'; index: number };

/** Checks the wish of a buyer. Null: it can be asked for. */
export const returnProblem = (
  wish: { ground: ReturnGround; lines: readonly ReturnUnits[] },
  {
    lines,
    units,
    grounds,
  }: {
    lines: readonly ReturnableLine[];
    /** From `returnableUnits`. */
    units: readonly ReturnUnits[];
    /** From `openGrounds`. */
    grounds: readonly { ground: ReturnGround }[];
  },
): ReturnProblem | null => {
  if (!grounds.some(({ ground }) => ground === wish.ground)) return { kind: 'late' };
  if (wish.lines.length === 0) return { kind: 'empty' };
  for (const [index, { line_id, qty }] of wish.lines.entries()) {
    const left = units.find((one) => one.line_id === line_id)?.qty ?? 0;
    const isTwice = wish.lines.findIndex((one) => one.line_id === line_id) !== index;
    if (isTwice || !Number.isInteger(qty) || qty < 1 || qty > left) return { kind: 'units', index };
    const line = lines.find(({ id }) => id === line_id);
    if (wish.ground === 'changed-mind' && line && withdrawalExclusion(line) !== null)
      return { kind: 'excluded', index };
  }
  return null;
};
