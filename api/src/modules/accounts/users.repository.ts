import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { User } from 'shared-contracts/api/accounts.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { hasRow } from '../../db/query.ts';
import type { AccountTables } from '../../db/schema/accounts.ts';

export type UserRow = Selectable<AccountTables['users']>;

export const findUser = (db: Executor, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

/** Whether the account's e-mail address is confirmed. */
export const isConfirmedUser = async (db: Executor, id: string | null): Promise<boolean> => {
  const user = id === null ? undefined : await findUser(db, id);
  return user !== undefined && user.email_verified_at !== null;
};

/** Whether an account other than this one has the address. */
export const isEmailOfAnother = (db: Executor, userId: string, email: string) =>
  hasRow(
    db
      .selectFrom('users')
      .select('id')
      .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
      .where('id', '<>', userId),
  );

export const lockUser = (trx: Tx, id: string): Promise<UserRow | undefined> =>
  trx.selectFrom('users').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Creates an account. Undefined when the address already has one, ignoring capitals. */
export const insertUser = (trx: Tx, user: Insertable<AccountTables['users']>): Promise<UserRow | undefined> =>
  trx
    .insertInto('users')
    .values(user)
    .onConflict((on) => on.expression(sql`lower(email)`).doNothing())
    .returningAll()
    .executeTakeFirst();

export const updateUser = (db: Executor, id: string, change: Updateable<AccountTables['users']>) =>
  db
    .updateTable('users')
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Converts a row to the customer's view of the account. */
export const toUser = (row: UserRow): User => ({
  id: row.id,
  type: row.type,
  email: row.email,
  email_verified: row.email_verified_at !== null,
  first_name: row.first_name,
  last_name: row.last_name,
  rut: row.rut,
  phone: row.phone,
  company_name: row.company_name,
  social_reason: row.social_reason,
  giro: row.giro,
});
