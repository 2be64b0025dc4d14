import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

/** Units of one sku that a shelf can hold. */
export const MAX_STOCK = 1_000_000;

export type Restocked =
  | { kind: 'done'; before: number; after: number }
  | { kind: 'unknown-sku' }
  /** A box has no stock of its own. */
  | { kind: 'box' }
  | { kind: 'out-of-range'; after: number };

/** Adds units to a sku's stock, or sets it; with `dryRun` only says what would be. */
export const restock = (
  db: Db,
  { sku, qty, mode, dryRun }: { sku: string; qty: number; mode: 'add' | 'set'; dryRun: boolean },
): Promise<Restocked> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('skus')
      .select([
        'stock',
        sql<boolean>`exists (select from box_contents b where b.box_sku = skus.sku)`.as('is_box'),
      ])
      .where('sku', '=', sku)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { kind: 'unknown-sku' };
    if (row.is_box) return { kind: 'box' };
    const after = mode === 'set' ? qty : row.stock + qty;
    if (after < 0 || after > MAX_STOCK) return { kind: 'out-of-range', after };
    if (!dryRun) await tx.updateTable('skus').set({ stock: after }).where('sku', '=', sku).execute();
    return { kind: 'done', before: row.stock, after };
  });
