import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../db/connect.ts';
import type { Database } from '../../db/schema.ts';

/** Those of the e-mails that belong to a staff member. */
export const findKnownEmails = async (db: Db, emails: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('staff').select('email').where('email', 'in', emails).execute();
  return rows.map(({ email }) => email);
};

/** Inserts staff whose e-mail is unknown. Another process may insert them at the same time. */
export const insertNewStaff = async (
  db: Db,
  staff: readonly Insertable<Database['staff']>[],
): Promise<void> => {
  await db
    .insertInto('staff')
    .values(staff)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute();
};

/** Disables staff and removes password, second factor, sessions and links. */
export const disableAndClear = async (trx: Tx, emails: readonly string[]): Promise<void> => {
  const disabled = await trx
    .updateTable('staff')
    .set({
      password_hash: null,
      totp_secret: null,
      totp_confirmed_at: null,
      totp_last_step: null,
      disabled_at: sql<Date>`coalesce(disabled_at, now())`,
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('email', 'in', emails)
    .where((eb) => eb.or([eb('disabled_at', 'is', null), eb('password_hash', 'is not', null)]))
    .returning('id')
    .execute();
  const ids = disabled.map(({ id }) => id);
  if (ids.length === 0) return;
  await trx.deleteFrom('staff_sessions').where('staff_id', 'in', ids).execute();
  await trx.deleteFrom('staff_links').where('staff_id', 'in', ids).execute();
};
