import { DomainError } from 'shared-contracts/errors/domain-error';
import { fitsPassword, hashPassword } from '../sessions/password.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { deleteLinks } from './account-links.service.ts';
import { queueAccountMail } from './account-mails.service.ts';
import type { AccountDeps } from './accounts.service.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { findUser, lockUser, type UserRow, updateUser } from './users.repository.ts';

/**
 * Changes the password and ends the other sessions. A repeated request succeeds and changes nothing: its new
 * password is stored already, so its sender knows the current password.
 * @param countTry counts an attempt. Called before each comparison, because a request can guess two passwords
 * @throws DomainError WRONG_PASSWORD, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS
 */
export const changePassword = async (
  { db, jobs }: AccountDeps,
  { userId, sessionId }: { userId: string; sessionId: string },
  { current_password, password }: { current_password: string; password: string },
  countTry: () => Promise<void>,
): Promise<void> => {
  await countTry();
  const user = await findUser(db, userId);
  if (!user || !(await fitsPassword(user.password_hash, current_password))) {
    await countTry();
    return requireStoredPassword(user, password);
  }
  const { email, locale } = user;
  await refuseCommonPassword(password, email);
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const locked = await lockUser(trx, userId);
    // Another request changed the password since the comparison. It may be the same request, sent twice.
    if (locked?.password_hash !== user.password_hash) return requireStoredPassword(locked, password);
    await updateUser(trx, userId, { password_hash });
    await deleteSessionsOf(trx, userId, { exceptId: sessionId });
    await deleteLinks(trx, userId);
    await queueAccountMail(trx, jobs, { kind: 'password-changed', email, userId, locale });
  });
};

const requireStoredPassword = async (user: UserRow | undefined, password: string): Promise<void> => {
  if (!(await fitsPassword(user?.password_hash, password)))
    throw new DomainError('WRONG_PASSWORD', {}, ['current_password']);
};
