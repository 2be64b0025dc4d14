import { sql } from 'kysely';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { inChunks } from '../../db/in-chunks.ts';
import { execute, hasRow, queryRows } from '../../db/query.ts';

/** Prices in CLP. The reference price may be text that is no number (docs/product/products.md#prices). */
export interface Price {
  price: number;
  reference_price: string | null;
}

/** Stock of a sku, locked. `is_box`: its stock is the stock of its contents. */
export const lockStockOf = (tx: Tx, sku: string): Promise<{ stock: number; is_box: boolean } | undefined> =>
  tx
    .selectFrom('skus')
    .select([
      'stock',
      sql<boolean>`exists (select from box_contents b where b.box_sku = skus.sku)`.as('is_box'),
    ])
    .where('sku', '=', sku)
    .forUpdate()
    .executeTakeFirst();

export const lockPriceOf = (tx: Tx, sku: string): Promise<Price | undefined> =>
  tx
    .selectFrom('skus')
    .select(['price', 'reference_price'])
    .where('sku', '=', sku)
    .forUpdate()
    .executeTakeFirst();

/** Sets the prices of locked skus, and updates lists and search once for all of them. */
export const updatePrices = async (tx: Tx, prices: readonly ({ sku: string } & Price)[]): Promise<void> => {
  const ids = new Set<number>();
  await execute(tx)`select set_config('shop.index_later', 'on', true)`;
  await inChunks(prices, async (chunk) => {
    const rows = await queryRows(tx)<{ product_id: number }>`
      update skus s set price = u.price, reference_price = u.reference_price
      from unnest(${chunk.map(({ sku }) => sku)}::text[], ${chunk.map(({ price }) => price)}::int[],
        ${chunk.map(({ reference_price }) => reference_price)}::text[]) u(sku, price, reference_price)
      where s.sku = u.sku returning s.product_id`;
    for (const { product_id } of rows) ids.add(product_id);
  });
  await execute(tx)`select set_config('shop.index_later', 'off', true)`;
  await inChunks([...ids], (chunk) => execute(tx)`select list_prices(${chunk}::int[])`);
};

/** Sets the stock of locked skus. */
export const updateStocks = async (
  tx: Tx,
  stocks: readonly { sku: string; stock: number }[],
): Promise<void> => {
  await inChunks(
    stocks,
    (chunk) => execute(tx)`
      update skus s set stock = u.stock
      from unnest(${chunk.map(({ sku }) => sku)}::text[], ${chunk.map(({ stock }) => stock)}::int[]) u(sku, stock)
      where s.sku = u.sku`,
  );
};

/** Reason that a trigger stores with each price change of this transaction. */
export const setPriceReason = (tx: Tx, reason: string) =>
  execute(tx)`select set_config('shop.price_reason', ${reason}, true)`;

/** Whether the shop has the sku, also when it is not on sale. */
export const hasSku = (db: Executor, sku: string) =>
  hasRow(db.selectFrom('skus').select('sku').where('sku', '=', sku));

/** Price changes of a sku, the latest first. */
export const findPriceChanges = (db: Db, sku: string, limit: number) =>
  db
    .selectFrom('price_changes')
    .selectAll()
    .where('sku', '=', sku)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
