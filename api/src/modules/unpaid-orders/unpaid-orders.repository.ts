import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { prepared, preparedByText } from '../../db/prepared.ts';
import { execute, queryRows, queryValue } from '../../db/query.ts';
import type { Platform } from '../../db/schema/sales.ts';

/** Units of skus that unpaid orders of a platform hold. */
export const findHeldUnits = async (
  db: Executor,
  platform: Platform,
  skus: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await queryRows(db)<{ sku: string; units: number }>`${prepared('find_held_units')}
    select s.sku, sum(s.qty)::integer as units
    from orders o join order_stock s on s.order_id = o.id
    where o.status = 'in_validation' and o.payment_status = 'pending' and o.platform = ${platform}
      and s.sku = any(${skus})
    group by s.sku`;
  return new Map(rows.map(({ sku, units }) => [sku, units]));
};

/** Uses of a coupon by unpaid orders of a platform. */
export const countHeldUses = async (
  db: Executor,
  platform: Platform,
  couponId: string,
  exceptOrderId: string | undefined,
): Promise<number> =>
  (await queryValue(db)<number>`
    select count(*)::integer as uses
    from coupon_uses u join orders o on o.id = u.order_id
    where u.coupon_id = ${couponId} and o.platform = ${platform}
      and o.status = 'in_validation' and o.payment_status = 'pending'
      and o.id is distinct from ${exceptOrderId ?? null}`) ?? 0;

/** Buyer whose unpaid orders are counted. */
export interface Person {
  email: string;
  rut: string;
  /** Account with a confirmed address. A stranger may know its owner's e-mail and RUT, but not order with it. */
  accountId: string | null;
}

/**
 * Number of a person's unpaid orders of a platform: of the account, else by e-mail address or RUT. Locks these until
 * the transaction ends, so that simultaneous orders count each other.
 */
export const countOpenOrders = async (
  trx: Tx,
  platform: Platform,
  { email, rut, accountId, exceptOrderId }: Person & { exceptOrderId: string | undefined },
): Promise<number> => {
  const lock = (key: string) => sql`pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  // The RUT last in every transaction, to prevent deadlocks: columns are computed from left to right.
  const first = accountId === null ? `email:${email.toLowerCase()}` : `account:${accountId}`;
  await execute(trx)`${prepared('lock_person')} select ${lock(first)}, ${lock(`rut:${rut}`)}`;
  const isTheirs =
    accountId === null
      ? sql`(lower(email) = ${email.toLowerCase()} or rut = ${rut})`
      : sql`user_id = ${accountId}::uuid`;
  return (
    (await queryValue(trx)<number>`${preparedByText}
    select count(*)::integer as open from orders
    where status = 'in_validation' and payment_status = 'pending' and platform = ${platform}
      and ${isTheirs}
      and id is distinct from ${exceptOrderId ?? null}`) ?? 0
  );
};
