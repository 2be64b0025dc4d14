import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

/** The 16 regions from north to south. */
export const findRegions = (db: Executor) =>
  db.selectFrom('regions').select(['id', 'name', 'short_name']).orderBy('position').execute();

/** Communes of a region by name; none when there is no such region. */
export const findCommunes = (db: Executor, regionId: string) =>
  db
    .selectFrom('communes')
    .select(['id', 'name', 'region_id'])
    .where('region_id', '=', regionId)
    .orderBy(sql`name collate "und-x-icu"`)
    .execute();
