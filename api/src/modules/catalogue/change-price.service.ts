import { sql } from 'kysely';
import type { Db } from '../../db/connect.ts';

/** A price and the one before it. CLP; the latter may be text that is no number (SPEC §3). */
export interface Price {
  price: number;
  reference_price: string | null;
}
export type PriceChanged = { kind: 'done'; before: Price; after: Price } | { kind: 'unknown-sku' };

/** Sets a sku's price; its history keeps the reason. An undefined reference price stays as it is, null takes it away. */
export const changePrice = (
  db: Db,
  {
    sku,
    price,
    reference,
    reason,
    dryRun,
  }: { sku: string; price: number; reference?: string | null; reason: string; dryRun: boolean },
): Promise<PriceChanged> =>
  db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom('skus')
      .select(['price', 'reference_price'])
      .where('sku', '=', sku)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return { kind: 'unknown-sku' };
    const after = { price, reference_price: reference === undefined ? before.reference_price : reference };
    if (!dryRun) {
      await sql`select set_config('shop.price_reason', ${reason}, true)`.execute(tx);
      await tx.updateTable('skus').set(after).where('sku', '=', sku).execute();
    }
    return { kind: 'done', before, after };
  });

/** Changes of a sku's price, the latest first. */
export const findPriceChanges = (db: Db, sku: string, limit: number) =>
  db
    .selectFrom('price_changes')
    .selectAll()
    .where('sku', '=', sku)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
