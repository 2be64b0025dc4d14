import type { Insertable } from 'kysely';
import type { Coupon } from 'shared-contracts/domain/coupon';
import type { Executor, Tx } from '../../db/connect.ts';
import { firstValue, hasWritten, queryRows, queryValue } from '../../db/query.ts';
import type { SellingTables } from '../../db/schema/selling.ts';

export const findCouponByCode = (db: Executor, code: string): Promise<Coupon | undefined> =>
  db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst();

/** Like `findCouponByCode`, but locks the row, so that one order gets the last use. */
export const lockCouponByCode = (trx: Tx, code: string): Promise<Coupon | undefined> =>
  trx.selectFrom('coupons').selectAll().where('code', '=', code).forNoKeyUpdate().executeTakeFirst();

/** Automatic coupons: public ones and those for this e-mail. */
export const findAutoCoupons = (db: Executor, email: string | null): Promise<Coupon[]> =>
  db
    .selectFrom('coupons')
    .selectAll()
    .where('is_auto', '=', true)
    .where((eb) =>
      eb.or([
        eb('email', 'is', null),
        ...(email === null ? [] : [eb(eb.fn('lower', ['email']), '=', email.toLowerCase())]),
      ]),
    )
    .execute();

/** @param exceptOrderId order that will be cancelled, so its use does not count */
export const countCouponUses = async (db: Executor, couponId: string, exceptOrderId?: string) =>
  (await queryValue(db)<number>`
    select count(*)::integer as uses from coupon_uses
    where coupon_id = ${couponId} and order_id is distinct from ${exceptOrderId ?? null}`) ?? 0;

/** Orders of a person, by e-mail or RUT, that use the coupon. 0 for an unknown person. */
export const countUsesOfPerson = async (
  db: Executor,
  couponId: string,
  person: { email: string | null; rut?: string | undefined; exceptOrderId?: string | undefined },
): Promise<number> => {
  const { email, rut = null, exceptOrderId = null } = person;
  return (
    (await queryValue(db)<number>`
    select count(*)::integer as uses from coupon_uses u join orders o on o.id = u.order_id
    where u.coupon_id = ${couponId} and o.id is distinct from ${exceptOrderId}
      and (lower(o.email) = ${email?.toLowerCase() ?? null} or o.rut = ${rut})`) ?? 0
  );
};

/** Names of products in both languages, in the order of `ids`. */
export const findProductNames = (db: Executor, ids: readonly number[]) => queryRows(db)<{
  es: string;
  en: string;
}>`
    select es.name as es, coalesce(en.name, es.name) as en
    from unnest(${ids}::int[]) with ordinality as wanted (id, place)
    join product_texts es on es.product_id = wanted.id and es.locale = 'es'
    left join product_texts en on en.product_id = wanted.id and en.locale = 'en'
    order by wanted.place`;

export const insertCouponUse = async (trx: Tx, couponId: string, orderId: string): Promise<void> => {
  await trx.insertInto('coupon_uses').values({ coupon_id: couponId, order_id: orderId }).execute();
};

/** Releases a use. Idempotent. */
export const deleteCouponUse = async (trx: Tx, orderId: string): Promise<void> => {
  await trx.deleteFrom('coupon_uses').where('order_id', '=', orderId).execute();
};

export const findCartCoupon = async (db: Executor, cartKey: string): Promise<string | null> =>
  (await firstValue(db.selectFrom('carts').select('coupon_code').where('id', '=', cartKey))) ?? null;

/** Sets the coupon. Resets `dropped_coupon_seen`, so that the shopper is told when this one drops out. */
export const updateCartCoupon = async (db: Executor, cartKey: string, code: string): Promise<void> => {
  await db
    .updateTable('carts')
    .set({ coupon_code: code, dropped_coupon_seen: null })
    .where('id', '=', cartKey)
    .execute();
};

/**
 * Like `updateCartCoupon`, but only while the cart has the coupon `seen`.
 * @returns false when the cart has another coupon by now
 */
export const replaceCartCoupon = (
  db: Executor,
  cartKey: string,
  { seen, code }: { seen: string | null; code: string },
) =>
  hasWritten(
    db
      .updateTable('carts')
      .set({ coupon_code: code, dropped_coupon_seen: null })
      .where('id', '=', cartKey)
      .where('coupon_code', 'is not distinct from', seen),
  );

/** Removes this coupon from the cart, but no other. */
export const deleteCartCoupon = async (db: Executor, cartKey: string, code: string): Promise<void> => {
  await db
    .updateTable('carts')
    .set({ coupon_code: null })
    .where('id', '=', cartKey)
    .where('coupon_code', '=', code)
    .execute();
};

/** @returns false when the code exists already */
export const insertCoupon = (db: Executor, coupon: Insertable<SellingTables['coupons']>) =>
  hasWritten(
    db
      .insertInto('coupons')
      .values(coupon)
      .onConflict((on) => on.column('code').doNothing()),
  );

/** Coupons with number of uses, newest first. */
export const findCouponsWithUses = (db: Executor) => queryRows(db)<
  Coupon & { used: number; is_auto: boolean }
>`
    select c.*, (select count(*)::integer from coupon_uses u where u.coupon_id = c.id) as used
    from coupons c order by c.id desc`;

export const findCouponOrders = (db: Executor, couponId: string) =>
  db
    .selectFrom('coupon_uses as u')
    .innerJoin('orders as o', 'o.id', 'u.order_id')
    .select(['o.number', 'o.status', 'o.payment_status', 'o.coupon_discount', 'u.created_at'])
    .where('u.coupon_id', '=', couponId)
    .orderBy('u.created_at')
    .execute();
