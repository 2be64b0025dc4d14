import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../src/db/connect.ts';
import type { OrderMailKind } from '../src/db/schema/sales.ts';

/** Reads and writes rows of the test's database without the API. */
export function rowsOf(db: Db) {
  const rawQuery = (text: string) => sql.raw<Record<string, unknown>>(text).execute(db);
  return {
    rawQuery,
    async stockOf(sku: string): Promise<number> {
      const row = await db
        .selectFrom('skus')
        .select('stock')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow();
      return row.stock;
    },
    async setStock(stock: Record<string, number>): Promise<void> {
      for (const [sku, units] of Object.entries(stock)) {
        await db.updateTable('skus').set({ stock: units }).where('sku', '=', sku).execute();
      }
    },
    /** Waits until another process has run all jobs that are due. */
    async untilJobsEnd(): Promise<void> {
      const due = async () =>
        (
          await rawQuery(
            `select id from jobs.job where state in ('created', 'retry', 'active') and start_after <= now()
           and name not in (select name from jobs.schedule)`,
          )
        ).rows;
      await expect.poll(due, { timeout: 30_000, interval: 50 }).toEqual([]);
    },
    /** Jobs for mails of one kind about an order, finished ones included. */
    async mailJobsOf({ id }: { id: string }, kind: OrderMailKind) {
      const { rows } = await rawQuery(
        `select id from jobs.job
         where name = 'send-order-mail' and data ->> 'order_id' = '${id}' and data ->> 'kind' = '${kind}'`,
      );
      return rows;
    },
  };
}
