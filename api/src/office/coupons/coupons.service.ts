import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type * as schema from 'shared-contracts/office/coupons.schema';
import type { z } from 'zod';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { atVersion, orNotFound } from '../../errors/or-not-found.ts';
import { endOfDay, inSantiago, startOfDay } from '../../lib/santiago.ts';
import {
  findCouponByCode,
  findProductNames,
  insertCoupon,
} from '../../modules/discounts/discounts.repository.ts';
import { auditChange } from '../access/audit-change.ts';
import { type Change, refused } from '../access/change.ts';
import {
  type CouponRow,
  findCoupon,
  lockCoupon,
  updateCoupon,
  updateCouponEnd,
} from './coupons.repository.ts';

type Coupon = EndpointOutput<typeof schema.readCoupon>;
type NewCoupon = z.output<typeof schema.createCoupon.body>;
type Limits = Omit<z.output<typeof schema.changeCoupon.body>, 'version' | 'reason'>;

/** First letter and domain of an e-mail: enough to recognise a coupon in a list. */
const masked = (email: string): string => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;

const lastDay = (end: Date | null): string | null => end && inSantiago(new Date(end.getTime() - 1)).date;

const firstDay = (start: Date | null): string | null => start && inSantiago(start).date;

export const shown = ({ email, expires_at, starts_at, created_at, ...coupon }: CouponRow): Coupon => ({
  ...coupon,
  email_hint: email && masked(email),
  expires_on: lastDay(expires_at),
  starts_on: firstDay(starts_at),
  created_at: created_at.toISOString(),
});

const limitsOf = ({ expires_at, starts_at, ...limits }: CouponRow) => ({
  min_total: limits.min_total,
  uses: limits.uses,
  expires_on: lastDay(expires_at),
  is_auto: limits.is_auto,
  starts_on: firstDay(starts_at),
  once_per_person: limits.once_per_person,
  product_types: limits.product_types,
  product_ids: limits.product_ids,
});

/**
 * First moment of a day in Santiago.
 * @throws DomainError ENTRY_REFUSED for a first day after the last one
 */
const startOf = (day: string | null, end: Date | null, { locale }: Pick<Change, 'locale'>): Date | null => {
  const start = day === null ? null : startOfDay(day);
  if (start && end && start >= end) throw refused('first-day-late', locale, ['starts_on']);
  return start;
};

/** @throws DomainError ENTRY_REFUSED for a product that does not exist */
const requireProducts = async (
  trx: Tx,
  ids: readonly number[],
  { locale }: Pick<Change, 'locale'>,
): Promise<void> => {
  if ((await findProductNames(trx, ids)).length < ids.length)
    throw refused('no-such-product', locale, ['product_ids']);
};

/** @throws DomainError ENTRY_REFUSED for a day in the past */
const endAfter = (day: string | null, { locale }: Pick<Change, 'locale'>): Date | null => {
  const end = day === null ? null : endOfDay(day);
  if (end && end <= new Date()) throw refused('day-passed', locale, ['expires_on']);
  return end;
};

/** @throws DomainError NOT_FOUND */
export const readCoupon = async (db: Executor, id: string): Promise<Coupon> =>
  shown(orNotFound(await findCoupon(db, id)));

/** @throws DomainError ENTRY_REFUSED when the code exists or the last day has passed */
export const createCoupon = (
  db: Db,
  change: Change,
  { expires_on, starts_on = null, email, ...coupon }: NewCoupon,
): Promise<Coupon> =>
  db.transaction().execute(async (trx) => {
    const expires_at = endAfter(expires_on, change);
    const starts_at = startOf(starts_on, expires_at, change);
    await requireProducts(trx, coupon.product_ids ?? [], change);
    const isNew = await insertCoupon(trx, {
      ...coupon,
      email: email?.toLowerCase() ?? null,
      expires_at,
      starts_at,
    });
    const stored = isNew ? await findCouponByCode(trx, coupon.code) : undefined;
    if (!stored) throw refused('code-exists', change.locale, ['code']);
    await auditChange(trx, change, {
      action: 'coupon.create',
      entityId: coupon.code,
      // Without the e-mail: the audit keeps no data of a customer that it does not need.
      after: { ...coupon, expires_on, starts_on, is_personal: email !== null },
    });
    return readCoupon(trx, stored.id);
  });

/**
 * Changes the limits. The shop applies them at once; orders keep their discount.
 * @throws DomainError NOT_FOUND, CONFLICT, ENTRY_REFUSED
 */
export const changeCoupon = (
  db: Db,
  change: Change,
  { id, version, ...limits }: Limits & { id: string; version: string },
): Promise<Coupon> =>
  db.transaction().execute(async (trx) => {
    const before = atVersion(await lockCoupon(trx, id), version);
    const former = limitsOf(before);
    // The office of the version before sends no conditions.
    const {
      expires_on,
      starts_on = former.starts_on,
      once_per_person = former.once_per_person,
      product_types = former.product_types,
      product_ids = former.product_ids,
      ...others
    } = limits;
    const isSameDay = expires_on === lastDay(before.expires_at);
    // The end of an ended coupon may stay as it is.
    const expires_at = isSameDay ? before.expires_at : endAfter(expires_on, change);
    const starts_at = startOf(starts_on, expires_at, change);
    if (limits.product_ids) await requireProducts(trx, product_ids, change);
    const conditions = { once_per_person, product_types, product_ids };
    await updateCoupon(trx, id, { ...others, ...conditions, expires_at, starts_at });
    await auditChange(trx, change, {
      action: 'coupon.change',
      entityId: before.code,
      before: former,
      after: { ...others, ...conditions, expires_on, starts_on },
    });
    return readCoupon(trx, id);
  });

/**
 * Ends a coupon now. Ending an ended one changes nothing.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
export const endCoupon = (
  db: Db,
  change: Change,
  { id, version }: { id: string; version: string },
): Promise<Coupon> =>
  db.transaction().execute(async (trx) => {
    const before = atVersion(await lockCoupon(trx, id), version);
    if (before.status === 'ended') return shown(before);
    await updateCouponEnd(trx, id);
    const ended = await readCoupon(trx, id);
    await auditChange(trx, change, {
      action: 'coupon.end',
      entityId: before.code,
      before: { expires_on: lastDay(before.expires_at) },
      after: { expires_on: ended.expires_on },
    });
    return ended;
  });
