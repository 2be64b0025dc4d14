import { MAX_STOCK } from 'shared-contracts/office/catalogue-limits';
import type { Db, Tx } from '../../db/connect.ts';
import { lockStockOf, updateStocks } from './skus.repository.ts';

/** Units of a sku that is no box: counted in the cellar, and the part of them that orders reserve. */
export interface CountedStock {
  sku: string;
  onHand: number;
  reserved: number;
}

/** Why a count cannot be the stock: out of range, or too few for the orders that are not sent yet. */
export const refuseCount = ({
  onHand,
  reserved,
}: Omit<CountedStock, 'sku'>): 'out-of-range' | 'reserved' | null => {
  if (onHand < 0 || onHand > MAX_STOCK) return 'out-of-range';
  return onHand < reserved ? 'reserved' : null;
};

/**
 * Sets the stock of locked skus by a count of the cellar: units that orders reserve are not for sale.
 * @throws Error for a count that `refuseCount` refuses
 */
export const setCountedStock = async (tx: Tx, counts: readonly CountedStock[]): Promise<void> => {
  if (counts.some((count) => refuseCount(count) !== null)) throw new Error('This count cannot be the stock.');
  await updateStocks(
    tx,
    counts.map(({ sku, onHand, reserved }) => ({ sku, stock: onHand - reserved })),
  );
};

export type Restocked =
  | { kind: 'done'; before: number; after: number }
  | { kind: 'unknown-sku' }
  /** A box has no stock of its own. */
  | { kind: 'box' }
  | { kind: 'out-of-range'; after: number };

/** Adds units to a sku's stock, or sets it. A dry run changes nothing. */
export const restock = (
  db: Db,
  { sku, qty, mode, dryRun }: { sku: string; qty: number; mode: 'add' | 'set'; dryRun: boolean },
): Promise<Restocked> =>
  db.transaction().execute(async (tx) => {
    const row = await lockStockOf(tx, sku);
    if (!row) return { kind: 'unknown-sku' };
    if (row.is_box) return { kind: 'box' };
    const after = mode === 'set' ? qty : row.stock + qty;
    if (after < 0 || after > MAX_STOCK) return { kind: 'out-of-range', after };
    if (!dryRun) await updateStocks(tx, [{ sku, stock: after }]);
    return { kind: 'done', before: row.stock, after };
  });
