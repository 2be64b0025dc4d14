import type { Db } from '../../db/connect.ts';
import { lockStockOf, updateStock } from './skus.repository.ts';

/** Largest stock of one sku. */
export const MAX_STOCK = 1_000_000;

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
    if (!dryRun) await updateStock(tx, sku, after);
    return { kind: 'done', before: row.stock, after };
  });
