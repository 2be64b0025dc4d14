import { type SqlBool, sql } from 'kysely';
import { isAllowed, type Permission, ROLES, type Role } from 'shared-contracts/office/access';
import type { listStaff } from 'shared-contracts/office/staff.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { containing, countUpTo, offsetOf } from '../../db/list.ts';
import { nameOrder } from '../../db/name-order.ts';
import { allValues, firstValue, queryRows } from '../../db/query.ts';
import { versionOf } from '../../db/version-of.ts';
import { hashToken } from '../../lib/token.ts';

const LINK_DAYS = 7;

/** Changes with every write that a staff member can see. */
const version = versionOf('staff.updated_at').as('version');

const statusOf = sql<'invited' | 'active' | 'disabled'>`case
  when staff.disabled_at is not null then 'disabled'
  when staff.password_hash is null then 'invited'
  else 'active' end`.as('status');

/** Last time that the audit or an open session names the staff member. */
const lastSeen = sql<Date | null>`greatest(
  (select max(last_used_at) from staff_sessions where staff_id = staff.id and step = 'done'),
  (select at from audit_entries where staff_id = staff.id order by id desc limit 1))`.as('last_seen_at');

const members = (db: Executor) =>
  db
    .selectFrom('staff')
    .select([
      'staff.id',
      'staff.name',
      'staff.email',
      'staff.role',
      'staff.created_at',
      version,
      statusOf,
      lastSeen,
    ]);

export const findAllStaff = (db: Executor) =>
  members(db).orderBy(sql`name ${nameOrder()}`).orderBy('id').execute();

export type StaffQuery = z.output<typeof listStaff.query>;

/** Staff that fit the query, with their number. */
export const findStaff = async (db: Executor, query: StaffQuery) => {
  const { q } = query;
  const condition = q
    ? sql<SqlBool>`search_fold(staff.name || ' ' || staff.email) like search_fold(${containing(q)})`
    : sql<SqlBool>`true`;
  const data = await members(db)
    .where(condition)
    .orderBy(
      query.sort === 'name' ? sql`staff.name ${nameOrder()}` : sql.ref(`staff.${query.sort}`),
      query.order,
    )
    .orderBy('staff.id')
    .limit(query.per_page)
    .offset(offsetOf(query))
    .execute();
  return { data, ...(await countUpTo(db, 'staff', condition)) };
};

export const findStaffMember = (db: Executor, id: string) =>
  members(db).where('staff.id', '=', id).executeTakeFirst();

export type StaffMember = NonNullable<Awaited<ReturnType<typeof findStaffMember>>>;

/** Staff member with the password's hash and the state of the second factor. */
export const findStaffByEmail = (db: Executor, email: string) =>
  db.selectFrom('staff').selectAll().where('email', '=', email).executeTakeFirst();

/** Staff member with the password's hash. */
export const findStaffById = (db: Executor, id: string) =>
  db.selectFrom('staff').select(['id', 'password_hash']).where('id', '=', id).executeTakeFirst();

/** Locks a staff member until the end of the transaction. */
export const lockStaffMember = (trx: Tx, id: string) =>
  trx
    .selectFrom('staff')
    .selectAll('staff')
    .select(version)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** Condition of staff who can sign in: enabled, with a second factor. */
const canSignIn = sql<SqlBool>`disabled_at is null and totp_confirmed_at is not null`;
const canSignInAsOwner = sql<SqlBool>`role = 'owner' and ${canSignIn}`;

/** Ids of the owners who can sign in. */
export const findOwners = (db: Executor): Promise<string[]> =>
  allValues(db.selectFrom('staff').select('id').where(canSignInAsOwner));

/** Ids of the staff who can sign in and have a permission. */
export const findStaffWith = (db: Executor, permission: Permission): Promise<string[]> =>
  allValues(
    db
      .selectFrom('staff')
      .select('id')
      .where(canSignIn)
      .where(
        'role',
        'in',
        ROLES.filter((role) => isAllowed(role, permission)),
      ),
  );

/** Locks all owners who can sign in, in one order, so that changes of owners wait for each other. @returns their ids */
export const lockOwners = (trx: Tx): Promise<string[]> =>
  allValues(trx.selectFrom('staff').select('id').where(canSignInAsOwner).orderBy('id').forUpdate());

/** @returns the id, or undefined when the e-mail is in use */
export const insertStaffMember = (trx: Tx, staff: { email: string; name: string; role: Role }) =>
  firstValue(
    trx
      .insertInto('staff')
      .values(staff)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id'),
  );

export const updateStaffMember = async (
  trx: Tx,
  id: string,
  change: { name: string; role: Role; isDisabled: boolean },
): Promise<void> => {
  await trx
    .updateTable('staff')
    .set({
      name: change.name,
      role: change.role,
      disabled_at: change.isDisabled ? sql<Date>`coalesce(disabled_at, now())` : null,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
};

export const insertLink = async (trx: Tx, staffId: string, token: string): Promise<void> => {
  await trx
    .insertInto('staff_links')
    .values({
      token_hash: hashToken(token),
      staff_id: staffId,
      expires_at: sql<Date>`now() + make_interval(days => ${LINK_DAYS})`,
    })
    .execute();
};

/** Staff member of a link that still works. */
export const findStaffOfLink = (db: Executor, token: string) =>
  db
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.id', 'staff_links.staff_id')
    .select(['staff.id', 'staff.email'])
    .where('staff_links.token_hash', '=', hashToken(token))
    .where('staff_links.expires_at', '>', sql<Date>`now()`)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();

/** Deletes all links of a staff member. @returns end of the token, when it was one of them and still worked */
export const takeLinks = async (trx: Tx, staffId: string, token?: string): Promise<Date | undefined> => {
  const rows = await queryRows(trx)<{ works: boolean; expires_at: Date }>`
    delete from staff_links where staff_id = ${staffId}
    returning token_hash = ${hashToken(token ?? '')} and expires_at > now() as works, expires_at`;
  return rows.find(({ works }) => works)?.expires_at;
};
