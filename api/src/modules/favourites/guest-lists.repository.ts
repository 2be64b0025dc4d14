import { sql } from 'kysely';
import { GUEST_LIST_DAYS } from 'shared-contracts/domain/favourites';
import type { Executor } from '../../db/connect.ts';
import { firstValue, firstValueOrThrow } from '../../db/query.ts';

const IS_READABLE = sql<boolean>`updated_at > now() - make_interval(days => ${GUEST_LIST_DAYS})`;

/** Stores a list. @returns its last change */
export const insertGuestList = (db: Executor, list: { token: string; name: string; product_ids: number[] }) =>
  firstValueOrThrow(db.insertInto('guest_lists').values(list).returning('updated_at'));

/** Replaces name and products. Undefined: the list has ended. */
export const updateGuestList = (
  db: Executor,
  { token, ...list }: { token: string; name: string; product_ids: number[] },
): Promise<Date | undefined> =>
  firstValue(
    db
      .updateTable('guest_lists')
      .set({ ...list, updated_at: sql<Date>`now()` })
      .where('token', '=', token)
      .where(IS_READABLE)
      .returning('updated_at'),
  );

export const deleteGuestList = async (db: Executor, token: string): Promise<void> => {
  await db.deleteFrom('guest_lists').where('token', '=', token).execute();
};

export const findGuestList = async (db: Executor, token: string) =>
  db
    .selectFrom('guest_lists')
    .select(['name', 'product_ids as ids'])
    .where('token', '=', token)
    .where(IS_READABLE)
    .executeTakeFirst();
