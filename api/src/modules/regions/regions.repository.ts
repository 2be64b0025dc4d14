import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import { nameOrder } from '../../db/name-order.ts';
import { hasRow } from '../../db/query.ts';

/** The 16 regions from north to south. */
export const findRegions = (db: Executor) =>
  db.selectFrom('regions').select(['id', 'name', 'short_name']).orderBy('position').execute();

/** Communes of a region by name; none when there is no such region. */
export const findCommunes = (db: Executor, regionId: string) =>
  db
    .selectFrom('communes')
    .select(['id', 'name', 'region_id'])
    .where('region_id', '=', regionId)
    .orderBy(sql`name ${nameOrder()}`)
    .execute();

export const findAllCommunes = (db: Executor) => db.selectFrom('communes').select(['id', 'name']).execute();

export const isCommune = (db: Executor, id: string) =>
  hasRow(db.selectFrom('communes').select('id').where('id', '=', id));

export const findCommuneNames = (db: Executor, communeId: string) =>
  db
    .selectFrom('communes as c')
    .innerJoin('regions as r', 'r.id', 'c.region_id')
    .select(['c.name as commune', 'r.short_name as region'])
    .where('c.id', '=', communeId)
    .executeTakeFirst();
