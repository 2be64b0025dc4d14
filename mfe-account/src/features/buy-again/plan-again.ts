import type { BoughtLine } from 'shared-contracts/api/profile.schema';
import type { CartLine } from 'shared-contracts/api/shopping-cart.schema';
import type { CartItem, CartUpdate } from 'shared-contracts/bus/topics';
import { lineName } from 'shared-contracts/domain/line-name';
import type { CartUnits } from './cart-units.ts';

/** Difference between the order and today that the buyer should know. */
export type Remark =
  | { kind: 'gone' | 'soldOut' | 'failed'; name: string }
  /** Fewer units were added. 0 means that the cart already has the whole stock. */
  | { kind: 'fewer'; name: string; qty: number }
  /** Unit prices in CLP. */
  | { kind: 'price'; name: string; before: number; after: number };

export interface Plan {
  updates: readonly CartUpdate[];
  remarks: readonly Remark[];
}

const itemOf = ({ qty: _, image: __, ...item }: CartLine): CartItem => item;

const planLine = (line: BoughtLine, inCart: number): Plan => {
  const { qty, price, now } = line;
  const name = lineName(now ?? line);
  if (!now) return { updates: [], remarks: [{ kind: 'gone', name }] };
  if (now.stock <= 0) return { updates: [], remarks: [{ kind: 'soldOut', name }] };
  const wanted = Math.min(inCart + qty, now.stock);
  const added = Math.max(0, wanted - inCart);
  const remarks: Remark[] = [];
  if (added < qty) remarks.push({ kind: 'fewer', name, qty: added });
  if (added > 0 && now.price !== price)
    remarks.push({ kind: 'price', name, before: price, after: now.price });
  return {
    updates: added > 0 ? [{ item: itemOf(now), qty: wanted, previousQty: inCart }] : [],
    remarks,
  };
};

/**
 * Plans the cart commands that add an order to the cart within the stock, and lists the differences to the
 * order.
 */
export const planAgain = (lines: readonly BoughtLine[], inCart: CartUnits): Plan => {
  const plans = lines.map((line) => planLine(line, inCart[line.sku] ?? 0));
  return {
    updates: plans.flatMap(({ updates }) => updates),
    remarks: plans.flatMap(({ remarks }) => remarks),
  };
};
