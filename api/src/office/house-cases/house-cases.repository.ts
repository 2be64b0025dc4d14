import { sql } from 'kysely';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { Locale } from 'shared-contracts/locale';
import type { listHouseCases, readHouseCase } from 'shared-contracts/office/house-cases.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { findPage } from '../../db/list.ts';
import { nameOrder } from '../../db/name-order.ts';
import { execute, queryRow, queryRows } from '../../db/query.ts';
import { versionOf } from '../../db/version-of.ts';
import type { Timed } from '../../lib/iso-times.ts';
import { bottlesByProduct } from '../../modules/cases/house-cases.repository.ts';

type HouseCase = EndpointOutput<typeof readHouseCase>;
export type HouseCaseRow = Timed<Omit<HouseCase, 'price' | 'status'>, 'changed_at'>;

/** A product that is not on sale has no stock. */
const columns = (locale: Locale) => sql`
  id::text as id, ${versionOf('changed_at')} as version,
  name ->> 'es' as es, name ->> 'en' as en, product_ids, is_active, changed_at,
  (select coalesce(json_agg(json_build_object('id', p.id, 'name', t.name, 'count', bottles.count, 'price', s.price,
      'stock', case when p.is_active then a.stock else 0 end) order by bottles.place), '[]')
    from ${bottlesByProduct(sql`house_cases.product_ids`)} bottles
    join products p on p.id = bottles.id
    join product_texts t on t.product_id = p.id and t.locale = ${locale}
    join skus s on s.product_id = p.id and s.position = 0
    join sku_availability a on a.sku = s.sku) as products`;

type Query = z.output<typeof listHouseCases.query>;

export const findHouseCasesPage = (db: Executor, query: Query, locale: Locale) =>
  findPage<HouseCaseRow>(db, query, {
    select: columns(locale),
    from: 'house_cases',
    by: (direction) =>
      sql`${query.sort === 'es' ? sql`name ->> 'es' ${nameOrder()}` : sql`changed_at`} ${direction}, id`,
  });

export const findHouseCase = (db: Executor, id: string, locale: Locale) =>
  queryRow(db)<HouseCaseRow>`select ${columns(locale)} from house_cases where id = ${id}::int`;

/** Like `findHouseCase`, but locks the row. */
export const lockHouseCase = async (
  trx: Tx,
  id: string,
  locale: Locale,
): Promise<HouseCaseRow | undefined> => {
  await execute(trx)`select from house_cases where id = ${id}::int for update`;
  return findHouseCase(trx, id, locale);
};

export interface HouseCaseValues {
  name: { es: string; en: string };
  product_ids: number[];
  is_active: boolean;
}
const columnsOf = ({ name, ...values }: HouseCaseValues) => ({ ...values, name: JSON.stringify(name) });

/**
 * @returns id of the new case, or undefined when a case has the key. Waits for a simultaneous one with the same key.
 */
export const insertHouseCase = async (
  trx: Tx,
  values: HouseCaseValues,
  repeat: { idempotency_key: string; request_hash: string } | null,
): Promise<string | undefined> =>
  (
    await trx
      .insertInto('house_cases')
      .values({ ...columnsOf(values), ...repeat })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id.toString();

export const findRepeated = (trx: Tx, key = '') =>
  trx
    .selectFrom('house_cases')
    .select(['id', 'request_hash'])
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();

export const updateHouseCase = async (trx: Tx, id: string, values: HouseCaseValues): Promise<void> => {
  await trx
    .updateTable('house_cases')
    .set({ ...columnsOf(values), changed_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', Number(id))
    .execute();
};

export const deleteHouseCase = async (trx: Tx, id: string): Promise<void> => {
  await trx.deleteFrom('house_cases').where('id', '=', Number(id)).execute();
};

/** Types of these products. Skips deleted ones. */
export const findTypes = async (db: Executor, ids: readonly number[]) =>
  (await queryRows(db)<{ type: string }>`select type from products where id = any(${ids}::int[])`).map(
    ({ type }) => type,
  );
