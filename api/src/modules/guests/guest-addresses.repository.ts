import type { Insertable } from 'kysely';
import type { Db, Executor } from '../../db/connect.ts';
import type { SellingTables } from '../../db/schema/selling.ts';

export const insertAddress = async (
  db: Db,
  address: Insertable<SellingTables['purchase_addresses']>,
): Promise<void> => {
  await db.insertInto('purchase_addresses').values(address).execute();
};

/** Address with region and commune names, and its customer. */
export const findAddress = (db: Executor, id: string) =>
  db
    .selectFrom('purchase_addresses as a')
    .innerJoin('communes as c', 'c.id', 'a.commune_id')
    .innerJoin('regions as r', 'r.id', 'c.region_id')
    .select([
      'a.id',
      'a.user_id',
      'a.identification',
      'a.address',
      'a.department',
      'a.commune_id',
      'c.name as commune',
      'c.region_id',
      'r.name as region',
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();
