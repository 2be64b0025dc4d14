import type { SharedList } from 'shared-contracts/api/favourites.schema';
import type { Favourite, ProductView } from 'shared-contracts/domain/favourites';
import type { Executor, Tx } from '../../db/connect.ts';
import { execute, firstValue, queryRow } from '../../db/query.ts';
import { isoTimes } from '../../lib/iso-times.ts';

/**
 * Locks the account's favourites until the transaction ends.
 * @returns whether the person lets the shop keep them. Undefined: there is no such account
 */
export const lockSetting = (trx: Tx, userId: string): Promise<boolean | undefined> =>
  firstValue(trx.selectFrom('users').select('keeps_favourites').where('id', '=', userId).forNoKeyUpdate());

export const updateSetting = async (trx: Tx, userId: string, isOn: boolean): Promise<void> => {
  await trx.updateTable('users').set({ keeps_favourites: isOn }).where('id', '=', userId).execute();
};

export const findFavourites = async (db: Executor, userId: string): Promise<Favourite[]> => {
  const rows = await db
    .selectFrom('favourites')
    .select(['product_id', 'is_saved', 'changed_at', 'price', 'in_stock', 'looked_at'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(isoTimes);
};

export const findViews = async (db: Executor, userId: string): Promise<ProductView[]> => {
  const rows = await db
    .selectFrom('product_views')
    .select(['product_id', 'viewed_at'])
    .where('user_id', '=', userId)
    .execute();
  return rows.map(isoTimes);
};

/** Stores the joined favourites. Skips products that the shop does not have. */
export const upsertFavourites = (trx: Tx, userId: string, favourites: readonly Favourite[]) => execute(trx)`
    insert into favourites (user_id, product_id, is_saved, changed_at, price, in_stock, looked_at)
    select ${userId}::uuid, given.product_id, given.is_saved, given.changed_at, given.price, given.in_stock, given.looked_at
    from json_to_recordset(${JSON.stringify(favourites)}::json) as given (
      product_id int, is_saved boolean, changed_at timestamptz, price int, in_stock boolean, looked_at timestamptz)
    join products p on p.id = given.product_id
    on conflict (user_id, product_id) do update set
      is_saved = excluded.is_saved, changed_at = excluded.changed_at,
      price = excluded.price, in_stock = excluded.in_stock, looked_at = excluded.looked_at`;

/** Replaces the recently seen products. Skips products that the shop does not have. */
export const replaceViews = async (trx: Tx, userId: string, views: readonly ProductView[]): Promise<void> => {
  await trx.deleteFrom('product_views').where('user_id', '=', userId).execute();
  await execute(trx)`
    insert into product_views (user_id, product_id, viewed_at)
    select ${userId}::uuid, given.product_id, given.viewed_at
    from json_to_recordset(${JSON.stringify(views)}::json) as given (product_id int, viewed_at timestamptz)
    join products p on p.id = given.product_id`;
};

export const deleteAll = async (trx: Tx, userId: string): Promise<void> => {
  await trx.deleteFrom('favourites').where('user_id', '=', userId).execute();
  await trx.deleteFrom('product_views').where('user_id', '=', userId).execute();
  await deleteList(trx, userId);
};

export const findList = (db: Executor, userId: string): Promise<SharedList | undefined> =>
  db.selectFrom('favourite_lists').select(['token', 'name']).where('user_id', '=', userId).executeTakeFirst();

/** Creates the shared list. An existing one keeps its token and gets the name. */
export const upsertList = (trx: Tx, userId: string, list: SharedList): Promise<SharedList> =>
  trx
    .insertInto('favourite_lists')
    .values({ user_id: userId, ...list })
    .onConflict((on) => on.column('user_id').doUpdateSet({ name: list.name }))
    .returning(['token', 'name'])
    .executeTakeFirstOrThrow();

export const deleteList = async (db: Executor, userId: string): Promise<void> => {
  await db.deleteFrom('favourite_lists').where('user_id', '=', userId).execute();
};

/** Name of a shared list and ids of its products, the last saved first. */
export const findListByToken = (db: Executor, token: string, limit: number) => queryRow(db)<{
  name: string;
  ids: number[];
}>`
    select l.name, array(
      select f.product_id from favourites f where f.user_id = l.user_id and f.is_saved
      order by f.changed_at desc, f.product_id desc limit ${limit}) as ids
    from favourite_lists l where l.token = ${token}`;
