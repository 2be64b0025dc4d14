import type { register as registerSchema, User } from 'shared-contracts/api/accounts.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import type { Db, Tx } from '../../db/connect.ts';
import { pick } from '../../lib/pick.ts';
import { findLimits, upsertLimits } from '../../personal-data/data-limits.repository.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { logConsent, type Origin } from '../consents/consents.service.ts';
import { setNewsletter } from '../forms/newsletter.service.ts';
import { fitsPassword, hashPassword } from '../sessions/password.ts';
import { claimGuestOrders, deleteSessionsOf, findUserByEmail } from '../sessions/sessions.repository.ts';
import { consumeLink, deleteLinks } from './account-links.service.ts';
import { queueAccountMail } from './account-mails.service.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import {
  findUser,
  insertUser,
  isEmailOfAnother,
  lockUser,
  toUser,
  type UserRow,
  updateUser,
} from './users.repository.ts';

export type Registration = z.output<typeof registerSchema.body>;

/** Dependencies of the account services. */
export interface AccountDeps {
  db: Db;
  jobs: Jobs;
}

/** Equal data within this time is a repeat: the client sends it again after a lost response. */
const REPEAT_WITHIN_MS = 10 * 60_000;

/**
 * The account that the same data with the same password made a moment ago. The password is compared last, so that a known
 * e-mail with other data takes as long as a new one.
 */
const findRepeated = async (trx: Tx, body: Registration): Promise<UserRow | undefined> => {
  const known = await findUserByEmail(trx, body.email);
  const user = known && (await findUser(trx, known.id));
  if (!user || user.created_at.getTime() < Date.now() - REPEAT_WITHIN_MS) return undefined;
  const columns = Object.entries(columnsOf(body)) as [keyof UserRow, unknown][];
  if (columns.some(([column, value]) => user[column] !== value)) return undefined;
  return (await fitsPassword(known.password_hash, body.password)) ? user : undefined;
};

/**
 * Creates an account and sends the e-mail confirmation link. A repeat gets the account of the first request.
 * @throws DomainError PASSWORD_TOO_COMMON; REGISTRATION_FAILED for a known e-mail, whose owner gets a mail
 */
export const register = async (
  { db, jobs }: AccountDeps,
  body: Registration,
  { locale, ipHash }: Origin,
): Promise<User> => {
  await refuseCommonPassword(body.password, body.email);
  const password_hash = await hashPassword(body.password);
  const user = await db.transaction().execute(async (trx) => {
    const made = await insertUser(trx, {
      ...columnsOf(body),
      password_hash,
      email_verified_at: null,
      newsletter_wish: body.newsletter ?? false,
      locale,
    });
    const { email } = body;
    if (!made) {
      const repeated = await findRepeated(trx, body);
      if (repeated) return repeated;
      await queueAccountMail(trx, jobs, { kind: 'known-email', email, userId: null, locale });
      return undefined;
    }
    const { channel = 'registration' } = body;
    const consent = { email, userId: made.id, channel, locale, ipHash };
    await logConsent(trx, { ...consent, purpose: 'terms', granted: true });
    await queueAccountMail(trx, jobs, { kind: 'verify-email', email, userId: made.id, locale });
    return made;
  });
  if (!user) throw new DomainError('REGISTRATION_FAILED');
  return toUser(user);
};

/** Lists the columns explicitly, so that unknown fields of the body are never stored. */
const columnsOf = (body: Registration) => ({
  ...pick(body, 'type', 'email', 'last_name', 'rut', 'phone'),
  first_name: body.name,
  company_name: body.type === 'company' ? body.company_name : null,
  social_reason: body.type === 'company' ? body.social_reason : null,
  giro: body.type === 'company' ? body.giro : null,
});

/** Queues the password reset mail. Does the same work with and without an account. */
export const recover = ({ db, jobs }: AccountDeps, email: string, locale: Locale): Promise<void> =>
  db
    .transaction()
    .execute((trx) => queueAccountMail(trx, jobs, { kind: 'reset-password', email, userId: null, locale }));

const linkExpired = () => new DomainError('LINK_EXPIRED', {}, ['token']);

/**
 * Sets a new password by a mailed link. A repeat with the same password changes nothing. Also confirms the e-mail,
 * because the reader of the mail owns it.
 * @throws DomainError LINK_EXPIRED, PASSWORD_TOO_COMMON
 */
export const reset = async (
  { db, jobs }: AccountDeps,
  { token, password }: { token: string; password: string },
  origin: Origin,
): Promise<void> => {
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (trx) => {
    const { userId, email } = await consumeLink(trx, 'reset-password', token);
    const user = await lockUser(trx, userId);
    if (email === null) {
      if (!(await fitsPassword(user?.password_hash, password))) throw linkExpired();
      return;
    }
    // The e-mail changed since the mail was sent. Only the owner of the new e-mail may set the password.
    if (!user || user.email.toLowerCase() !== email.toLowerCase()) throw linkExpired();
    await refuseCommonPassword(password, email);
    await updateUser(trx, userId, { password_hash });
    await deleteSessionsOf(trx, userId);
    await deleteLinks(trx, userId);
    // A stranger may have created the account and ticked the newsletter.
    await confirmAddress(trx, { ...user, newsletter_wish: false }, origin);
    await queueAccountMail(trx, jobs, { kind: 'password-changed', email, userId, locale: user.locale });
  });
};

/** Token of a mailed link, with the account's password. */
export interface Confirmation {
  token: string;
  password?: string | undefined;
}

/**
 * A stranger can create an account with another person's e-mail. Confirming by the link alone would give the stranger
 * the guest orders of that e-mail. The password proves that the reader of the mail created the account.
 * @throws DomainError WRONG_PASSWORD, naming the field `password`
 */
const requireOwnPassword = async (user: UserRow, password: string | undefined): Promise<void> => {
  if (password === undefined || !(await fitsPassword(user.password_hash, password)))
    throw new DomainError('WRONG_PASSWORD', {}, ['password']);
};

/** @throws DomainError LINK_EXPIRED, WRONG_PASSWORD */
export const verifyEmail = (db: Db, { token, password }: Confirmation, origin: Origin): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { userId, email } = await consumeLink(trx, 'verify-email', token);
    const user = await lockUser(trx, userId);
    if (!user || (email ?? user.email).toLowerCase() !== user.email.toLowerCase()) throw linkExpired();
    await requireOwnPassword(user, password);
    if (email === null) return;
    await confirmAddress(trx, user, origin);
  });

/**
 * Confirms the e-mail and assigns its guest orders to the customer. Starts the newsletter if this account
 * requested it. A request by the newsletter form needs its own confirmation mail.
 */
const confirmAddress = async (trx: Tx, user: UserRow, { locale, ipHash }: Origin): Promise<void> => {
  await updateUser(trx, user.id, {
    newsletter_wish: false,
    ...(!user.email_verified_at && { email_verified_at: new Date() }),
  });
  await claimGuestOrders(trx, user);
  if (!user.newsletter_wish) return;
  const { id: userId, email } = user;
  await setNewsletter(trx, { email, userId, wanted: true, channel: 'registration', locale, ipHash });
};

export const sendVerification = ({ db, jobs }: AccountDeps, userId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const user = await findUser(trx, userId);
    if (!user || user.email_verified_at) return;
    const { email, locale } = user;
    await queueAccountMail(trx, jobs, { kind: 'verify-email', email, userId, locale });
  });

/**
 * Returns the customer when the password is correct.
 * @throws DomainError WRONG_PASSWORD, naming the field `current_password`
 */
export const requirePassword = async (db: Db, userId: string, password: string): Promise<UserRow> => {
  const user = await findUser(db, userId);
  const fits = await fitsPassword(user?.password_hash, password);
  if (!user || !fits) throw new DomainError('WRONG_PASSWORD', {}, ['current_password']);
  return user;
};

/**
 * Sends a confirmation link to the new e-mail. Does not reveal whether another account has it.
 * @param countMail counts the mail for its address, and is not called with a wrong password
 * @throws DomainError WRONG_PASSWORD, or an error of `countMail`
 */
export const changeEmail = async (
  { db, jobs }: AccountDeps,
  userId: string,
  { email, current_password }: { email: string; current_password: string },
  countMail: () => Promise<void>,
): Promise<void> => {
  const { locale } = await requirePassword(db, userId, current_password);
  await countMail();
  await db
    .transaction()
    .execute((trx) => queueAccountMail(trx, jobs, { kind: 'change-email', email, userId, locale }));
};

/**
 * Sets the new e-mail and notifies the old one.
 * @throws DomainError WRONG_PASSWORD; LINK_EXPIRED, also when another account got the e-mail meanwhile
 */
export const confirmEmail = async (
  { db, jobs }: AccountDeps,
  { token, password }: Confirmation,
  origin: Origin,
): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    const { userId, email } = await consumeLink(trx, 'change-email', token);
    const user = await lockUser(trx, userId);
    if (!user) throw linkExpired();
    if (email === null) return requireOwnPassword(user, password);
    if (await isEmailOfAnother(trx, userId, email)) throw linkExpired();
    await requireOwnPassword(user, password);
    await updateUser(trx, userId, { email, email_verified_at: new Date() });
    // Uses that the person stopped stay stopped under the new address.
    await upsertLimits(trx, email, await findLimits(trx, user.email));
    // Invalidate links that were sent to the old e-mail.
    await deleteLinks(trx, userId);
    await confirmAddress(trx, { ...user, email, email_verified_at: new Date() }, origin);
    await queueAccountMail(trx, jobs, {
      kind: 'email-changed',
      email: user.email,
      userId,
      locale: user.locale,
    });
  });
};
