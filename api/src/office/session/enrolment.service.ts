import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Tx } from '../../db/connect.ts';
import { hashToken, newToken } from '../../lib/token.ts';
import { findUsedLink, insertUsedLink } from '../../modules/accounts/account-links.repository.ts';
import { refuseCommonPassword } from '../../modules/accounts/common-passwords.ts';
import { fitsPassword, hashPassword } from '../../modules/sessions/password.ts';
import { deleteSessionsOf, openPendingSession } from '../access/sessions.repository.ts';
import { findStaffById, findStaffOfLink, lockStaffMember, takeLinks } from '../access/staff.repository.ts';
import { auditOwn } from './audit-own.ts';
import {
  clearCredentials,
  confirmTotp,
  replaceRecoveryCodes,
  updatePassword,
} from './credentials.repository.ts';
import { qrPath } from './qr-path.ts';
import { hashRecoveryCode, newRecoveryCodes, plainCode } from './recovery-codes.ts';
import { type PendingSignIn, type SignInDeps, startSignIn } from './sign-in.service.ts';
import { decryptSecret, forAuthenticator, stepOfCode } from './totp.ts';

/** Name of the shop's entry in authenticator apps, before the host of the office. */
const ISSUER = 'Casa Quillay';

interface PendingEnrolment {
  id: string;
  staffId: string;
  email: string;
  token: string;
  totp_secret: Buffer | null;
}

const secretOf = (appSecret: string, staffId: string, stored: Buffer | null): Buffer => {
  const secret = stored && decryptSecret(appSecret, staffId, stored);
  if (!secret) throw new DomainError('UNAUTHORIZED');
  return secret;
};

/** Secret of a second factor, to scan or to type. */
export const describeSecret = async (secret: Buffer, email: string) => {
  const shown = forAuthenticator(secret, { issuer: ISSUER, label: email });
  return { ...shown, qr: await qrPath(shown.uri) };
};

/** Secret of the enrolment under way, to scan or to type. */
export const describeEnrolment = async (
  { config }: Pick<SignInDeps, 'config'>,
  { staffId, email, totp_secret }: PendingEnrolment,
) => describeSecret(secretOf(config.APP_SECRET, staffId, totp_secret), email);

/** Replaces the recovery codes. They are stored as hashes only. @returns the new ones */
export const giveRecoveryCodes = async (trx: Tx, appSecret: string, staffId: string): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await replaceRecoveryCodes(
    trx,
    staffId,
    codes.map((code) => hashRecoveryCode(appSecret, staffId, code)),
  );
  return codes;
};

/**
 * Confirms the second factor with its first code, opens the session and ends all others of the staff member.
 * @returns the recovery codes, and the session's token
 * @throws DomainError WRONG_CODE, UNAUTHORIZED
 */
export const confirmEnrolment = (
  { db, config }: SignInDeps,
  pending: PendingEnrolment,
  code: string,
): Promise<{ token: string; recoveryCodes: string[] }> =>
  db.transaction().execute(async (trx) => {
    const staff = await lockStaffMember(trx, pending.staffId);
    if (!staff || staff.totp_confirmed_at) throw new DomainError('UNAUTHORIZED');
    const secret = secretOf(config.APP_SECRET, staff.id, staff.totp_secret);
    const step = stepOfCode(secret, plainCode(code));
    if (step === null) throw new DomainError('WRONG_CODE', {}, ['code']);
    const token = newToken();
    if (!(await openPendingSession(trx, { token: pending.token, step: 'enrol' }, token)))
      throw new DomainError('UNAUTHORIZED');
    await deleteSessionsOf(trx, staff.id, { but: pending.id });
    await confirmTotp(trx, staff.id, step);
    const recoveryCodes = await giveRecoveryCodes(trx, config.APP_SECRET, staff.id);
    await auditOwn(trx, staff, 'session.enrol');
    return { token, recoveryCodes };
  });

const linkExpired = () => new DomainError('LINK_EXPIRED', {}, ['token']);

interface AcceptedLink {
  token: string;
  password: string;
  userAgent: string | undefined;
}

/** Goes on with a sign-in whose link set this password before, e.g. when the answer was lost. */
const repeatLink = async (
  { db, config }: SignInDeps,
  { token, password, userAgent }: AcceptedLink,
): Promise<PendingSignIn> => {
  const used = await findUsedLink(db, { purpose: 'staff', token_hash: hashToken(token) });
  const found = used?.staff_id ? await findStaffById(db, used.staff_id) : undefined;
  if (!found || !(await fitsPassword(found.password_hash ?? undefined, password))) throw linkExpired();
  return db.transaction().execute(async (trx) => {
    const staff = await lockStaffMember(trx, found.id);
    if (!staff || staff.disabled_at || staff.password_hash !== found.password_hash) throw linkExpired();
    return startSignIn(trx, config.APP_SECRET, staff, userAgent);
  });
};

/**
 * Sets the password with a link. The link works once, and so do all others of the staff member with it. A repeat with
 * the same password starts the sign-in again.
 * @throws DomainError LINK_EXPIRED, PASSWORD_TOO_COMMON
 */
export const acceptLink = async (deps: SignInDeps, accepted: AcceptedLink): Promise<PendingSignIn> => {
  const { db, config } = deps;
  const { token, password, userAgent } = accepted;
  const found = await findStaffOfLink(db, token);
  if (!found) return repeatLink(deps, accepted);
  await refuseCommonPassword(password, found.email);
  // Before the transaction, because hashing takes long.
  const hash = await hashPassword(password);
  const pending = await db.transaction().execute(async (trx) => {
    const staff = await lockStaffMember(trx, found.id);
    const expires_at = staff && !staff.disabled_at && (await takeLinks(trx, staff.id, token));
    if (!staff || !expires_at) return null;
    const used = { token_hash: hashToken(token), purpose: 'staff', user_id: null } as const;
    await insertUsedLink(trx, { ...used, staff_id: staff.id, expires_at });
    await deleteSessionsOf(trx, staff.id);
    await clearCredentials(trx, staff.id);
    await updatePassword(trx, staff.id, hash);
    await auditOwn(trx, staff, 'session.accept-link');
    return startSignIn(trx, config.APP_SECRET, { id: staff.id, totp_confirmed_at: null }, userAgent);
  });
  // Null: a request at the same moment was faster.
  return pending ?? repeatLink(deps, accepted);
};
