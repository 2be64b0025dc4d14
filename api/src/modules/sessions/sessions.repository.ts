import type { Executor } from '../../db/connect.ts';

/** By address, in any spelling of capitals. */
export const findUserByEmail = (db: Executor, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst();

export const insertRefreshToken = async (
  db: Executor,
  token: { token_hash: Buffer; family_id: string; user_id: string; expires_at: Date },
): Promise<void> => {
  await db
    .insertInto('refresh_tokens')
    .values({ ...token, replaced_at: null })
    .execute();
};
