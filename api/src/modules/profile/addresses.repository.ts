import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { firstValue, firstValueOrThrow } from '../../db/query.ts';

/** Columns that a customer writes. */
export interface AddressColumns {
  identification: string;
  address: string;
  apartment: string | null;
  commune_id: string;
}

/** A customer's saved addresses, with the names of commune and region. */
const selectAddresses = (db: Executor, userId: string) =>
  db
    .selectFrom('addresses as a')
    .innerJoin('communes as c', 'c.id', 'a.commune_id')
    .innerJoin('regions as r', 'r.id', 'c.region_id')
    .select([
      'a.id',
      'a.identification',
      'a.address',
      'a.apartment',
      'a.commune_id',
      'c.name as commune',
      'c.region_id',
      'r.name as region',
      'a.is_default',
    ])
    .where('a.user_id', '=', userId)
    .where('a.deleted_at', 'is', null);

/** Saved addresses, the default one first. */
export const findAddresses = (db: Executor, userId: string) =>
  selectAddresses(db, userId).orderBy('a.is_default', 'desc').orderBy('a.created_at').execute();

export const findAddress = (db: Executor, userId: string, id: string) =>
  selectAddresses(db, userId).where('a.id', '=', id).executeTakeFirst();

/** Locks the customer and returns the ids of their addresses, to serialise changes. */
export const lockAddresses = async (
  trx: Tx,
  userId: string,
): Promise<{ id: string; is_default: boolean }[]> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return trx
    .selectFrom('addresses')
    .select(['id', 'is_default'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .execute();
};

/** Id of an equal saved address. */
export const findSameAddress = (
  trx: Tx,
  userId: string,
  { identification, address, apartment, commune_id }: AddressColumns,
): Promise<string | undefined> =>
  firstValue(
    trx
      .selectFrom('addresses')
      .select('id')
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('identification', '=', identification)
      .where('address', '=', address)
      .where('apartment', 'is not distinct from', apartment)
      .where('commune_id', '=', commune_id)
      .orderBy('created_at'),
  );

export const insertAddress = (trx: Tx, userId: string, columns: AddressColumns): Promise<string> =>
  firstValueOrThrow(
    trx
      .insertInto('addresses')
      .values({ ...columns, user_id: userId })
      .returning('id'),
  );

export const updateAddress = async (
  trx: Tx,
  userId: string,
  id: string,
  columns: AddressColumns,
): Promise<void> => {
  await trx
    .updateTable('addresses')
    .set({ ...columns, updated_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute();
};

/** Makes an address the default of a customer who has none. */
export const markDefault = async (trx: Tx, userId: string, id: string): Promise<void> => {
  await trx
    .updateTable('addresses')
    .set({ is_default: true })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
};

/** Makes one address the default and no other. A deleted one then is not the default when it is restored. */
export const updateDefault = async (trx: Tx, userId: string, id: string): Promise<void> => {
  await trx
    .updateTable('addresses')
    .set({ is_default: false })
    .where('user_id', '=', userId)
    .where('is_default', '=', true)
    .execute();
  await markDefault(trx, userId, id);
};

/**
 * The address keeps its mark as default for a restore.
 * @returns time of deletion. Undefined when the customer has no such address.
 */
export const updateDeleted = async (trx: Tx, userId: string, id: string): Promise<Date | undefined> =>
  (await firstValue(
    trx
      .updateTable('addresses')
      .set({ deleted_at: sql<Date>`now()` })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .returning('deleted_at'),
  )) ?? undefined;

/** When the customer deleted an address, if later than `deletedAfter`. */
export const findDeletedAt = async (trx: Tx, userId: string, id: string, deletedAfter: Date) =>
  (await firstValue(
    trx
      .selectFrom('addresses')
      .select('deleted_at')
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .where('deleted_at', '>', deletedAfter),
  )) ?? undefined;

/**
 * Restores an address. If it was the default, it is the default again.
 * @returns false when there is no such deleted address or its restore period is over
 */
export const updateRestored = async (
  trx: Tx,
  userId: string,
  id: string,
  deletedAfter: Date,
): Promise<boolean> => {
  await trx
    .updateTable('addresses as a')
    .set({ is_default: false })
    .where('a.user_id', '=', userId)
    .where('a.deleted_at', 'is', null)
    .where('a.is_default', '=', true)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('addresses as restored')
          .select('restored.id')
          .where('restored.user_id', '=', userId)
          .where('restored.id', '=', id)
          .where('restored.deleted_at', '>', deletedAfter)
          .where('restored.is_default', '=', true),
      ),
    )
    .execute();
  const row = await trx
    .updateTable('addresses')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', '>', deletedAfter)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
};
