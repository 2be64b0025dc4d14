import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { execute, firstValue, hasRow } from '../../db/query.ts';

/** User by e-mail, case-insensitive. */
export const findUserByEmail = (db: Executor, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash', 'first_name', 'email', 'email_verified_at'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

export const findUserName = (db: Executor, userId: string): Promise<string | undefined> =>
  firstValue(db.selectFrom('users').select('first_name').where('id', '=', userId));

/** Whether staff blocked the account. */
export const isBlockedUser = (db: Executor, userId: string) =>
  hasRow(db.selectFrom('users').select('id').where('id', '=', userId).where('blocked_at', 'is not', null));

export const insertSession = async (
  trx: Tx,
  session: { id: string; user_id: string; user_agent: string | null },
): Promise<void> => {
  await trx.insertInto('sessions').values(session).execute();
};

/** Locks a session and stores that it is used now. False when it has ended. */
export const lockSession = (trx: Tx, id: string) =>
  hasRow(
    trx.updateTable('sessions').set({ last_used_at: sql<Date>`now()` }).where('id', '=', id).returning('id'),
  );

export const isSessionOpen = (db: Executor, { sessionId, userId }: { sessionId: string; userId: string }) =>
  hasRow(db.selectFrom('sessions').select('id').where('id', '=', sessionId).where('user_id', '=', userId));

export const findSessions = (db: Executor, userId: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .execute();

/** Deletes a session with its refresh tokens. */
export const deleteSession = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
};

/** Deletes sessions of a customer. @returns their number */
export const deleteSessionsOf = async (
  db: Executor,
  userId: string,
  { onlyId, exceptId }: { onlyId?: string; exceptId?: string } = {},
): Promise<number> => {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(onlyId !== undefined, (query) => query.where('id', '=', onlyId ?? ''))
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
};

/** Deletes sessions of a customer, except the `kept` ones that were used last. */
export const deleteOldSessions = (trx: Tx, userId: string, kept: number) => execute(trx)`
    delete from sessions where id in (
      select id from sessions where user_id = ${userId}::uuid order by last_used_at desc offset ${kept})`;

export const insertRefreshToken = async (
  db: Executor,
  token: { token_hash: Buffer; family_id: string; user_id: string; expires_at: Date },
): Promise<void> => {
  await db
    .insertInto('refresh_tokens')
    .values({ ...token, replaced_at: null })
    .execute();
};

export const findRefreshToken = (db: Executor, hash: Buffer) =>
  db
    .selectFrom('refresh_tokens')
    .select(['family_id', 'user_id', 'expires_at', 'replaced_at'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();

export const updateRefreshTokenReplaced = async (trx: Tx, hash: Buffer, at: Date): Promise<void> => {
  await trx.updateTable('refresh_tokens').set({ replaced_at: at }).where('token_hash', '=', hash).execute();
};

/** Assigns guest orders with a customer's confirmed e-mail to the customer. @returns their number */
export const claimGuestOrders = async (
  trx: Tx,
  { id, email }: { id: string; email: string },
): Promise<number> => {
  const result = await trx
    .updateTable('orders')
    .set({ user_id: id })
    .where('user_id', 'is', null)
    .where('erase_requested_at', 'is', null)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
};
