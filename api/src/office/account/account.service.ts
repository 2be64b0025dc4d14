import { DomainError } from 'shared-contracts/errors/domain-error';
import { confirmRequestAccess } from '../../audit/writer.ts';
import type { Tx } from '../../db/connect.ts';
import { refuseCommonPassword } from '../../modules/accounts/common-passwords.ts';
import { hashPassword } from '../../modules/sessions/password.ts';
import { deleteSessionsOf, type Staff } from '../access/sessions.repository.ts';
import { lockStaffMember } from '../access/staff.repository.ts';
import { auditOwn } from '../session/audit-own.ts';
import { updatePassword } from '../session/credentials.repository.ts';
import { describeSecret, giveRecoveryCodes } from '../session/enrolment.service.ts';
import { checkOwnPassword, type Proof, requireCode, requirePassword } from '../session/proof.ts';
import { plainCode } from '../session/recovery-codes.ts';
import type { SignInDeps } from '../session/sign-in.service.ts';
import { decryptSecret, encryptSecret, newTotpSecret, stepOfCode } from '../session/totp.ts';
import { activateNextSecret, findNextSecret, setNextSecret } from './account.repository.ts';

type Member = NonNullable<Awaited<ReturnType<typeof lockStaffMember>>>;

/**
 * Runs work in a transaction after the password of the signed-in staff member was checked.
 * @param entered.field field that a wrong password is reported at
 */
const withPassword = async <T>(
  { db }: SignInDeps,
  staff: Staff,
  entered: { field?: string; password: string },
  work: (trx: Tx, member: Member) => Promise<T>,
): Promise<T> => {
  const checked = await checkOwnPassword(db, staff, entered);
  return db.transaction().execute(async (trx) => {
    const member = requirePassword(await lockStaffMember(trx, staff.id), checked);
    await confirmRequestAccess(trx);
    return work(trx, member);
  });
};

/**
 * Changes the own password and ends all other sessions.
 * @throws DomainError WRONG_PASSWORD, PASSWORD_TOO_COMMON
 */
export const changeOwnPassword = async (
  deps: SignInDeps,
  staff: Staff,
  { current, password }: { current: string; password: string },
): Promise<void> => {
  await refuseCommonPassword(password, staff.email);
  const hash = await hashPassword(password);
  await withPassword(deps, staff, { field: 'current', password: current }, async (trx) => {
    await updatePassword(trx, staff.id, hash);
    const ended = await deleteSessionsOf(trx, staff.id, { but: staff.sessionId });
    await auditOwn(trx, staff, 'session.change-password', { ended });
  });
};

const withProof = <T>(
  deps: SignInDeps,
  staff: Staff,
  { password, code }: Proof,
  work: (trx: Tx) => Promise<T>,
): Promise<T> =>
  withPassword(deps, staff, { password }, async (trx, member) => {
    await requireCode(trx, deps.config.APP_SECRET, member, code);
    return work(trx);
  });

/**
 * Replaces the own recovery codes.
 * @throws DomainError WRONG_PASSWORD, WRONG_CODE
 */
export const renewRecoveryCodes = (deps: SignInDeps, staff: Staff, proof: Proof): Promise<string[]> =>
  withProof(deps, staff, proof, async (trx) => {
    const codes = await giveRecoveryCodes(trx, deps.config.APP_SECRET, staff.id);
    await auditOwn(trx, staff, 'session.renew-recovery-codes');
    return codes;
  });

/**
 * Secret of a new authenticator app. The former one works until the new one is confirmed.
 * @throws DomainError WRONG_PASSWORD, WRONG_CODE
 */
export const startAuthenticator = async (deps: SignInDeps, staff: Staff, proof: Proof) => {
  const secret = newTotpSecret();
  const { APP_SECRET } = deps.config;
  await withProof(deps, staff, proof, (trx) =>
    setNextSecret(trx, staff.id, encryptSecret(APP_SECRET, staff.id, secret)),
  );
  return describeSecret(secret, staff.email);
};

/**
 * Replaces the authenticator app after the first code of the new one. Ends all other sessions.
 * @returns new recovery codes, because a lost phone may come with lost codes
 * @throws DomainError WRONG_CODE; CONFLICT when no new app waits, e.g. after ten minutes
 */
export const confirmAuthenticator = (
  { db, config: { APP_SECRET } }: SignInDeps,
  staff: Staff,
  code: string,
): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const member = await lockStaffMember(trx, staff.id);
    if (!member || member.disabled_at) throw new DomainError('UNAUTHORIZED');
    const stored = await findNextSecret(trx, staff.id);
    const secret = stored && decryptSecret(APP_SECRET, staff.id, stored);
    if (!secret) throw new DomainError('CONFLICT');
    const step = stepOfCode(secret, plainCode(code));
    if (step === null) throw new DomainError('WRONG_CODE', {}, ['code']);
    await activateNextSecret(trx, staff.id, step);
    const ended = await deleteSessionsOf(trx, staff.id, { but: staff.sessionId });
    await auditOwn(trx, staff, 'session.change-authenticator', { ended });
    return giveRecoveryCodes(trx, APP_SECRET, staff.id);
  });
