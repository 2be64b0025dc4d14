import type { Db, Tx } from '../../db/connect.ts';
import { lockPriceOf, type Price, setPriceReason, updatePrices } from './skus.repository.ts';

export type PriceChanged = { kind: 'done'; before: Price; after: Price } | { kind: 'unknown-sku' };

/** Sets a sku's price and stores the reason. `reference` undefined keeps the reference price; null removes it. */
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
    const before = await lockPriceOf(tx, sku);
    if (!before) return { kind: 'unknown-sku' };
    const after = { price, reference_price: reference === undefined ? before.reference_price : reference };
    if (!dryRun) await changePricesOf(tx, [{ sku, ...after }], reason);
    return { kind: 'done', before, after };
  });

/**
 * Sets the prices of many skus and stores the reason. The caller has locked them in the order of the skus. Lists and
 * search are updated once at the end.
 */
export const changePricesOf = async (
  tx: Tx,
  prices: readonly ({ sku: string } & Price)[],
  reason: string,
): Promise<void> => {
  await setPriceReason(tx, reason);
  await updatePrices(tx, prices);
};
