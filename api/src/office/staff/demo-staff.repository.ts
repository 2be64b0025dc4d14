import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../db/connect.ts';
import { allValues } from '../../db/query.ts';
import type { Database } from '../../db/schema.ts';

/** The e-mails that belong to a staff member. */
export const findKnownEmails = (db: Db, emails: readonly string[]): Promise<string[]> =>
  allValues(db.selectFrom('staff').select('email').where('email', 'in', emails));

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

/** Disables staff. @returns ids of those who were enabled, or still had a password */
export const disableStaff = (trx: Tx, emails: readonly string[]): Promise<string[]> =>
  allValues(
    trx
      .updateTable('staff')
      .set({ disabled_at: sql<Date>`coalesce(disabled_at, now())` })
      .where('email', 'in', emails)
      .where((eb) => eb.or([eb('disabled_at', 'is', null), eb('password_hash', 'is not', null)]))
      .returning('id'),
  );
