import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { firstValueOrThrow } from '../../db/query.ts';
import type { AccountTables } from '../../db/schema/accounts.ts';

type AccountMailRow = Selectable<AccountTables['account_mails']>;

/** @returns the id of the mail */
export const insertAccountMail = (trx: Tx, mail: Insertable<AccountTables['account_mails']>) =>
  firstValueOrThrow(trx.insertInto('account_mails').values(mail).returning('id'));

export const lockAccountMail = (trx: Tx, id: string): Promise<AccountMailRow | undefined> =>
  trx.selectFrom('account_mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const deleteAccountMail = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom('account_mails').where('id', '=', id).execute();
};

/** Kinds of mail whose job creates a link when it runs. */
const MAILS_WITH_LINK = ['verify-email', 'change-email', 'reset-password'] as const;

/** Deletes the customer's queued mails that would create a link. Waits for a job that holds one of them. */
export const deleteMailsWithLink = async (trx: Tx, userId: string): Promise<void> => {
  await trx
    .deleteFrom('account_mails')
    .where('user_id', '=', userId)
    .where('kind', 'in', MAILS_WITH_LINK)
    .execute();
};
