import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type * as schema from 'shared-contracts/office/delivery.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { nameOrder } from '../../db/name-order.ts';
import { queryRow, queryRows } from '../../db/query.ts';
import { versionOf } from '../../db/version-of.ts';

type Region = EndpointOutput<typeof schema.listDelivery>['data'][number];
type Commune = EndpointOutput<typeof schema.changeCommune>;

const regions = sql`
  select r.id, r.name, coalesce(${versionOf('s.updated_at')}, '0') as version,
    case when s.region_id is not null then
      json_build_object('price', s.price, 'min_days', s.min_days, 'max_days', s.max_days,
        'free_from', s.free_from) end as rate,
    (select count(*)::int from communes c
      where c.region_id = r.id and (not c.is_delivered or c.price is not null)) as exceptions
  from regions r left join shipping_rates s on s.region_id = r.id`;

const communes = sql`
  select id, name, is_delivered, ${versionOf('updated_at')} as version,
    case when price is not null then
      json_build_object('price', price, 'min_days', min_days, 'max_days', max_days) end as rate
  from communes`;

/** All regions from north to south. */
export const findRegionRates = (db: Executor) => queryRows(db)<Region>`${regions} order by r.position`;

export const findRegionRate = (db: Executor, id: string) =>
  queryRow(db)<Region>`${regions} where r.id = ${id}`;

/** Communes of a region by name. */
export const findCommuneRates = (db: Executor, regionId: string) =>
  queryRows(db)<Commune>`
      ${communes} where region_id = ${regionId} order by name ${nameOrder()}`;

export const findCommuneRate = (db: Executor, id: string) =>
  queryRow(db)<Commune>`${communes} where id = ${id}`;

/** Serialises changes of a region's rate, also of a region without one. */
export const lockRegion = async (trx: Tx, id: string): Promise<void> => {
  await trx.selectFrom('regions').select('id').where('id', '=', id).forUpdate().execute();
};

export const lockCommune = async (trx: Tx, id: string): Promise<void> => {
  await trx.selectFrom('communes').select('id').where('id', '=', id).forNoKeyUpdate().execute();
};

/** Null: no delivery to the region. */
export const setRegionRate = async (trx: Tx, regionId: string, rate: Region['rate']): Promise<void> => {
  if (!rate) {
    await trx.deleteFrom('shipping_rates').where('region_id', '=', regionId).execute();
    return;
  }
  const stored = { ...rate, updated_at: sql<Date>`clock_timestamp()` };
  await trx
    .insertInto('shipping_rates')
    .values({ region_id: regionId, ...stored })
    .onConflict((on) => on.column('region_id').doUpdateSet(stored))
    .execute();
};

/** `rate` null: as the region. */
export const updateCommuneRate = async (
  trx: Tx,
  id: string,
  { is_delivered, rate }: Pick<Commune, 'is_delivered' | 'rate'>,
): Promise<void> => {
  await trx
    .updateTable('communes')
    .set({
      is_delivered,
      price: rate?.price ?? null,
      min_days: rate?.min_days ?? null,
      max_days: rate?.max_days ?? null,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
};
