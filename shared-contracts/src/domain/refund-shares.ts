import type { Clp } from './money.ts';

/**
 * Shares of an order's parts in what was paid for it, for refunds by line (docs/product/returns.md#refund-by-line).
 * The office shows the amounts before a refund, and the server computes them again.
 */

/** Fate of the units of a refunded line: back on sale, written off with a cause, or not returned. */
export const REFUND_FATES = ['stock', 'written_off', 'not_returned'] as const;
export type RefundFate = (typeof REFUND_FATES)[number];

/** Why units of an order are written off. */
export const WRITE_OFF_CAUSES = ['breakage', 'spoiled', 'missing', 'opened'] as const;
export type WriteOffCause = (typeof WRITE_OFF_CAUSES)[number];

/** The order as it was paid. `total` = lines − coupon + delivery + gift box. */
export interface PaidOrder {
  total: Clp;
  price_delivery: Clp;
  gift_price: Clp;
  lines: readonly PaidLine[];
  /** Revisions of the order, oldest first. */
  revisions: readonly RevisedUnits[];
}
/** Units of a line that a revision made a line of their own (`domain/order-revisions`). */
export interface RevisedUnits {
  /** Line that the revision made. */
  id: string;
  /** Line whose units it took. */
  line_id: string;
  qty: number;
}
interface PaidLine {
  id: string;
  qty: number;
  /** Price of one unit, offers already subtracted. */
  price: Clp;
  /** Discount of the coupon on the whole line. Null in all lines: they share it by their prices. */
  coupon_discount?: Clp | null | undefined;
}

/** Part of an order in a refund. */
export interface RefundPart {
  kind: 'line' | 'delivery' | 'gift';
  /** Line of the order. Null for delivery and gift box. */
  line_id: string | null;
  /** Units of the line. 1 for delivery and gift box. 0: only the difference to the price of a cheaper product. */
  qty: number;
  amount: Clp;
}

/** Refund that is done or open. Without parts: a free amount. */
export interface CountedRefund {
  amount: Clp;
  parts: readonly RefundPart[];
}

/** Parts to refund. */
export interface RefundWish {
  lines: readonly { id: string; qty: number }[];
  delivery: boolean;
  gift: boolean;
}

/**
 * Distributes a whole amount by weights, in whole pesos: the largest remainders get the pesos that are left over.
 * Equal remainders: the first ones. Weights of 0 get nothing. The shares add up to the amount, unless all weights are 0.
 */
export const shareOut = (amount: Clp, weights: readonly number[]): Clp[] => {
  // An amount times a weight can exceed the integers of a number.
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = products.map((product) => Number(product / sum));
  const missing = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % sum }))
    .sort((one, other) =>
      one.remainder === other.remainder ? one.index - other.index : one.remainder < other.remainder ? 1 : -1,
    );
  for (const { index } of byRemainder.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
};

/** Amount of the first `units` of `of` equal units that share an amount: the first ones get the odd pesos. Of none: 0. */
const ofFirst = (amount: Clp, units: number, of: number): Clp =>
  of === 0 ? 0 : Math.floor(amount / of) * units + Math.min(units, amount % of);

/** All parts of an order with what was paid for them. Parts without a price are left out, lines never. */
const soldParts = ({ total, price_delivery, gift_price, lines }: PaidOrder): RefundPart[] => {
  const extras = [
    { kind: 'delivery' as const, amount: price_delivery },
    { kind: 'gift' as const, amount: gift_price },
  ];
  const goods = Math.max(0, total - price_delivery - gift_price);
  const shares = shareOut(
    goods,
    lines.map(({ price, qty, coupon_discount }) => price * qty - (coupon_discount ?? 0)),
  );
  return [
    ...lines.map(({ id, qty }, index) => ({
      kind: 'line' as const,
      line_id: id,
      qty,
      amount: shares[index] ?? 0,
    })),
    ...extras.filter(({ amount }) => amount > 0).map((extra) => ({ ...extra, line_id: null, qty: 1 })),
  ];
};

const isSame = (one: Pick<RefundPart, 'kind' | 'line_id'>, other: Pick<RefundPart, 'kind' | 'line_id'>) =>
  one.kind === other.kind && one.line_id === other.line_id;

const sumOf = (parts: readonly { amount: Clp }[]): Clp => parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Parts of an order after its revisions. Revised units are a part of their own: they keep the share that was paid for
 * them, minus the difference that was given back for a cheaper product.
 */
const partsOf = (order: PaidOrder, given: readonly RefundPart[]): RefundPart[] =>
  order.revisions.reduce((parts, { id, line_id, qty }) => {
    const from = parts.find((part) => part.line_id === line_id);
    if (!from) return parts;
    const moved = ofFirst(from.amount, qty, from.qty);
    const difference = sumOf(given.filter((part) => part.line_id === id && part.qty === 0));
    return [
      ...parts.map((part) =>
        part === from ? { ...part, qty: part.qty - qty, amount: part.amount - moved } : part,
      ),
      { kind: 'line', line_id: id, qty, amount: Math.max(0, moved - difference) },
    ];
  }, soldParts(order));

/**
 * Rest of an order after its refunds, as a whole and by part. `qty` and `amount` of a part are those of all its
 * units that are left. Free amounts are shared over the parts that are left, and a part is never worth more than what
 * was paid for it.
 * @param refunds those that are done or open, not the refused ones
 */
export const leftOf = (
  order: PaidOrder,
  refunds: readonly CountedRefund[],
): { amount: Clp; parts: readonly RefundPart[] } => {
  const amount = order.total - sumOf(refunds);
  const given = refunds.flatMap(({ parts }) => parts);
  const paid = partsOf(order, given).flatMap((part) => {
    const units = given.filter((one) => isSame(one, part)).reduce((sum, { qty }) => sum + qty, 0);
    const qty = part.qty - units;
    if (qty <= 0) return [];
    return [{ ...part, qty, amount: part.amount - ofFirst(part.amount, units, part.qty) }];
  });
  const shares = shareOut(
    Math.max(0, Math.min(amount, sumOf(paid))),
    paid.map((part) => part.amount),
  );
  return { amount, parts: paid.map((part, index) => ({ ...part, amount: shares[index] ?? 0 })) };
};

/**
 * Amount of a refund by parts. The step that takes everything takes the rest of the order, so that any sequence of
 * refunds adds up to what was paid.
 * @returns null when a part of the wish is not left, or the wish is empty
 */
export const refundOf = (
  order: PaidOrder,
  refunds: readonly CountedRefund[],
  { lines, delivery, gift }: RefundWish,
): { amount: Clp; parts: readonly RefundPart[] } | null => {
  const left = leftOf(order, refunds);
  const wanted = [
    ...lines.map(({ id, qty }) => ({ kind: 'line' as const, line_id: id as string | null, qty })),
    ...(delivery ? [{ kind: 'delivery' as const, line_id: null, qty: 1 }] : []),
    ...(gift ? [{ kind: 'gift' as const, line_id: null, qty: 1 }] : []),
  ];
  const parts: RefundPart[] = [];
  for (const wish of wanted) {
    const part = left.parts.find((one) => isSame(one, wish));
    const isTwice = parts.some((one) => isSame(one, wish));
    if (!part || isTwice || !Number.isInteger(wish.qty) || wish.qty < 1 || wish.qty > part.qty) return null;
    parts.push({ ...wish, amount: ofFirst(part.amount, wish.qty, part.qty) });
  }
  const [last] = parts.slice(-1);
  if (!last) return null;
  const isAll = left.parts.every((part) => parts.find((one) => isSame(one, part))?.qty === part.qty);
  const rest = left.amount - sumOf(parts);
  if (isAll) last.amount += rest;
  return { amount: sumOf(parts), parts };
};

/** The wish for everything that is left. */
export const wishForAll = (order: PaidOrder, refunds: readonly CountedRefund[]): RefundWish => {
  const { parts } = leftOf(order, refunds);
  return {
    lines: parts.flatMap(({ line_id: id, qty }) => (id === null ? [] : [{ id, qty }])),
    delivery: parts.some(({ kind }) => kind === 'delivery'),
    gift: parts.some(({ kind }) => kind === 'gift'),
  };
};
