import { type Selectable, sql } from 'kysely';
import type { ProductType } from 'shared-contracts/api/catalogue.schema';
import type { listCoupons } from 'shared-contracts/office/coupons.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { containing, type FoundPage, findPage } from '../../db/list.ts';
import { execute, queryRow } from '../../db/query.ts';
import type { SellingTables } from '../../db/schema/selling.ts';
import { versionOf } from '../../db/version-of.ts';
import { mayUse } from '../../personal-data/data-limits.repository.ts';

type CouponQuery = z.output<typeof listCoupons.query>;

export type CouponRow = Omit<Selectable<SellingTables['coupons']>, 'updated_at' | 'product_types'> & {
  version: string;
  product_types: ProductType[];
  used: number;
  status: NonNullable<CouponQuery['status']>;
};

const used = sql`(select count(*)::int from coupon_uses u where u.coupon_id = coupons.id)`;
const status = sql`case
  when coupons.expires_at <= now() then 'ended'
  when ${used} >= coupons.uses then 'used-up'
  when coupons.starts_at > now() then 'planned'
  else 'active' end`;

const columns = sql`
  coupons.id::text as id, ${versionOf('coupons.updated_at')} as version, code, amount,
  percent, min_total, uses, ${used} as used, email, is_auto, expires_at, starts_at, once_per_person, product_types, product_ids,
  free_delivery, created_at, ${status} as status`;

/** Limits that staff may change at any time. */
export type CouponLimits = Pick<
  CouponRow,
  | 'min_total'
  | 'uses'
  | 'is_auto'
  | 'expires_at'
  | 'starts_at'
  | 'once_per_person'
  | 'product_types'
  | 'product_ids'
>;

/** Coupons of a page, with the number of all. */
export const findCoupons = (db: Executor, query: CouponQuery): Promise<FoundPage<CouponRow>> => {
  const { q, sort } = query;
  return findPage(db, query, {
    select: columns,
    from: 'coupons',
    where: [
      sql`(email is null or ${mayUse(sql`coupons.email`)})`,
      q && sql`(code like ${containing(q.toUpperCase())} or lower(email) = ${q.toLowerCase()})`,
      query.status && sql`${status} = ${query.status}`,
    ],
    by: (direction) => sql`${sort === 'code' ? sql`code` : sql`coupons.id`} ${direction}`,
  });
};

const selectCoupon = (id: string) => sql<CouponRow>`select ${columns} from coupons where id = ${id}::bigint`;

export const findCoupon = async (db: Executor, id: string): Promise<CouponRow | undefined> =>
  (await selectCoupon(id).execute(db)).rows[0];

/** Like `findCoupon`, but locks the row, so that no order takes a use meanwhile. */
export const lockCoupon = (trx: Tx, id: string) =>
  queryRow(trx)<CouponRow>`${selectCoupon(id)} for no key update`;

export const updateCoupon = async (trx: Tx, id: string, limits: CouponLimits): Promise<void> => {
  await trx
    .updateTable('coupons')
    .set({ ...limits, updated_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
};

/** Ends a coupon at the time of the transaction. */
export const updateCouponEnd = (trx: Tx, id: string) =>
  execute(trx)`
    update coupons set expires_at = now(), updated_at = clock_timestamp() where id = ${id}::bigint`;
