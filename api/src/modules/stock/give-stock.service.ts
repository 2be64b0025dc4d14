import type { RawBuilder } from 'kysely';
import type { Db, Tx } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { endedHolds, nextHolders } from './next-holders.ts';
import { findBoxContents, lockStock } from './stock.repository.ts';
import {
  endWaits,
  findDueSkus,
  findDueSkusWithin,
  findFreePieces,
  findWaitSkus,
  holdPieces,
  lockHoldsOfCart,
  lockWaits,
} from './stock-waits.repository.ts';
import { skusOf, unitsOfLine } from './take-stock.ts';

/** Gives free pieces of one product to the people who asked first, and queues one mail for each of them. */
const giveProduct = async (trx: Tx, jobs: Pick<Jobs, 'enqueue'>, sku: string): Promise<void> => {
  const waits = await lockWaits(trx, sku);
  await endWaits(trx, endedHolds(waits, new Date()));
  const given = nextHolders(waits, await findFreePieces(trx, sku));
  if (given.length === 0) return;
  await holdPieces(trx, given, unitsOfLine({ sku, qty: 1 }, await findBoxContents(trx, [sku])));
  for (const wait_id of given) await jobs.enqueue(trx, 'send-stock-wait-mail', { wait_id, kind: 'back' });
};

/**
 * Gives stock that has come back to the people who wait for it, before somebody else takes it. The caller must have
 * locked the skus. Skips boxes with other contents: their stock is not locked, and the job gives it.
 */
export const giveLockedStock = async (
  trx: Tx,
  jobs: Pick<Jobs, 'enqueue'>,
  skus: readonly string[],
): Promise<void> => {
  for (const sku of await findDueSkusWithin(trx, skus)) await giveProduct(trx, jobs, sku);
};

/**
 * Gives stock that has come back to the people who wait for it. Then frees the pieces that are held for the carts of an
 * order, so that this order can take them. The caller must have locked the skus.
 * @param order.needed skus that its lines take stock from
 */
export const settleWaits = async (
  trx: Tx,
  jobs: Jobs,
  carts: RawBuilder<string>,
  { needed, lines }: { needed: readonly string[]; lines: readonly { sku: string }[] },
): Promise<void> => {
  await giveLockedStock(trx, jobs, needed);
  await endWaits(trx, await lockHoldsOfCart(trx, carts, skusOf(lines)));
};

/** Gives stock that has come back to the people who wait for it, product by product. */
export const giveBackInStock = async ({
  db,
  jobs,
}: {
  db: Db;
  jobs: Pick<Jobs, 'enqueue'>;
}): Promise<void> => {
  for (const sku of await findDueSkus(db))
    await db.transaction().execute(async (trx) => {
      const units = unitsOfLine({ sku, qty: 1 }, await findBoxContents(trx, [sku]));
      await lockStock(trx, skusOf(units));
      await giveProduct(trx, jobs, sku);
    });
};

/** Ends waits. The units that they hold are on sale again. */
export const releaseWaits = async (trx: Tx, ids: readonly string[]): Promise<void> => {
  await lockStock(trx, await findWaitSkus(trx, ids));
  await endWaits(trx, ids);
};
