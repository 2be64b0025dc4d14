import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { AccountMailKind, AccountTables } from '../../db/schema/accounts.ts';

type AccountMailRow = Selectable<AccountTables['account_mails']>;

/** @returns the id of the mail */
export const insertAccountMail = async (
  trx: Tx,
  mail: Insertable<AccountTables['account_mails']>,
): Promise<string> => {
  const { id } = await trx.insertInto('account_mails').values(mail).returning('id').executeTakeFirstOrThrow();
  return id;
};

export const lockAccountMail = (trx: Tx, id: string): Promise<AccountMailRow | undefined> =>
  trx.selectFrom('account_mails').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const deleteAccountMail = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom('account_mails').where('id', '=', id).execute();
};

/** Deletes the customer's queued mails of these kinds. Waits for a job that holds one of them. */
export const deleteAccountMailsOf = async (
  trx: Tx,
  userId: string,
  kinds: readonly AccountMailKind[],
): Promise<void> => {
  await trx
    .deleteFrom('account_mails')
    .where('user_id', '=', userId)
    .where('kind', 'in', [...kinds])
    .execute();
};
