import { type Selectable, sql } from 'kysely';
import type { Locale } from 'shared-contracts/locale';
import type { Executor, Tx } from '../../db/connect.ts';
import { execute, queryValues } from '../../db/query.ts';
import type { StockWaitTables } from '../../db/schema/stock-waits.ts';

export type StockWait = Selectable<StockWaitTables['stock_waits']>;

export const findWait = (db: Executor, id: string): Promise<StockWait | undefined> =>
  db.selectFrom('stock_waits').selectAll().where('id', '=', id).executeTakeFirst();

export const lockWait = (trx: Tx, id: string): Promise<StockWait | undefined> =>
  trx.selectFrom('stock_waits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Product of a wait, as the mail names it. Undefined for a withdrawn product. */
export const findWaitProduct = (db: Executor, sku: string, locale: Locale) =>
  db
    .selectFrom('skus as s')
    .innerJoin('sku_availability as a', 'a.sku', 's.sku')
    .innerJoin('products as p', 'p.id', 's.product_id')
    .innerJoin('product_texts as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', locale),
    )
    .select(['t.name', 'p.slug', 'p.type as product_type', 's.format', 'p.year', 'a.stock'])
    .where('s.sku', '=', sku)
    .where('p.is_active', '=', true)
    .executeTakeFirst();

export const findCustomer = (db: Executor, userId: string) =>
  db.selectFrom('users').select(['email', 'email_verified_at']).where('id', '=', userId).executeTakeFirst();

/** Stores a wait. A person who waits already keeps the place, and a confirmed address stays confirmed. */
export const upsertWait = (
  trx: Tx,
  wait: Pick<StockWait, 'sku' | 'email' | 'user_id' | 'locale'> & { status: 'pending' | 'waiting' },
): Promise<Pick<StockWait, 'id' | 'status'>> =>
  trx
    .insertInto('stock_waits')
    .values(wait)
    .onConflict((on) =>
      on.expression(sql`sku, lower(email)`).doUpdateSet({
        asked_at: sql<Date>`now()`,
        locale: wait.locale,
        user_id: sql<string>`coalesce(excluded.user_id, stock_waits.user_id)`,
        status: sql<'pending'>`
          case stock_waits.status when 'pending' then excluded.status else stock_waits.status end`,
      }),
    )
    .returning(['id', 'status'])
    .executeTakeFirstOrThrow();

export const updateConfirmed = async (trx: Tx, id: string): Promise<void> => {
  await trx.updateTable('stock_waits').set({ status: 'waiting' }).where('id', '=', id).execute();
};

/** Lets a cart buy the pieces that these waits hold. */
export const updateCartOfHolds = (db: Executor, ids: readonly string[], cartKey: string) => execute(db)`
    update stock_waits set cart_id = ${cartKey}
    where id = any(${ids}::uuid[]) and status = 'held' and cart_id is distinct from ${cartKey}`;

/** Ids of a person's waits. `lower`: the address in lower case. Null matches no wait. */
export const findWaitIds = (
  trx: Tx,
  { lower, userId }: { lower: string | null; userId: string | null },
) => queryValues(trx)<string>`
    select id from stock_waits where lower(email) = ${lower} or user_id = ${userId}::uuid`;
