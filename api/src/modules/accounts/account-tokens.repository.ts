import type { Insertable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { AccountTables, LinkPurpose } from '../../db/schema/accounts.ts';

/** Stores the token of a link and deletes the customer's earlier tokens of the same purpose. */
export const replaceToken = async (
  db: Executor,
  token: Insertable<AccountTables['account_tokens']>,
): Promise<void> => {
  await db
    .deleteFrom('account_tokens')
    .where('user_id', '=', token.user_id)
    .where('purpose', '=', token.purpose)
    .execute();
  await db.insertInto('account_tokens').values(token).execute();
};

/** Deletes a valid token. @returns its customer and address; undefined when it is unknown, used or expired */
export const takeToken = (
  trx: Tx,
  { purpose, token_hash }: { purpose: LinkPurpose; token_hash: Buffer },
): Promise<{ userId: string; email: string; expiresAt: Date } | undefined> =>
  trx
    .deleteFrom('account_tokens')
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .returning(['user_id as userId', 'email', 'expires_at as expiresAt'])
    .executeTakeFirst();

export const deleteTokensOf = async (trx: Tx, userId: string): Promise<void> => {
  await trx.deleteFrom('account_tokens').where('user_id', '=', userId).execute();
};
