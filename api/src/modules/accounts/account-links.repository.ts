import { type Insertable, sql } from 'kysely';
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
export const takeToken = (trx: Tx, { purpose, token_hash }: { purpose: LinkPurpose; token_hash: Buffer }) =>
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

type UsedLink = AccountTables['used_links'];

/** Keeps a link that worked until it expires, so that a repeat of the request gets the same answer. */
export const insertUsedLink = async (trx: Tx, link: Insertable<UsedLink>): Promise<void> => {
  await trx.insertInto('used_links').values(link).execute();
};

/** Owner of a link that worked and has not expired. */
export const findUsedLink = (
  db: Executor,
  { purpose, token_hash }: { purpose: UsedLink['purpose']; token_hash: Buffer },
) =>
  db
    .selectFrom('used_links')
    .select(['user_id', 'staff_id'])
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
