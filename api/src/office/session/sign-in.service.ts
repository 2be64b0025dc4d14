import { DomainError } from 'shared-contracts/errors/domain-error';
import { confirmRequestAccess } from '../../audit/writer.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../db/connect.ts';
import { newToken } from '../../lib/token.ts';
import { fitsPassword } from '../../modules/sessions/password.ts';
import {
  deleteSessionByToken,
  deleteSessionsOf,
  findPendingSession,
  insertPendingSession,
  openPendingSession,
  type PendingStep,
  type Staff,
} from '../access/sessions.repository.ts';
import { findStaffByEmail, lockStaffMember } from '../access/staff.repository.ts';
import { auditOwn } from './audit-own.ts';
import {
  countRecoveryCodes,
  takeRecoveryCode,
  takeTotpStep,
  updateTotpSecret,
} from './credentials.repository.ts';
import { hashRecoveryCode, plainCode } from './recovery-codes.ts';
import { decryptSecret, encryptSecret, newTotpSecret, stepOfCode } from './totp.ts';

export interface SignInDeps {
  db: Db;
  config: Pick<Config, 'APP_SECRET'>;
}

export interface PendingSignIn {
  token: string;
  step: PendingStep;
}

const TOTP_CODE = /^\d{6}$/;

/** Starts a sign-in. Its second factor is confirmed with a code, or set up first. */
export const startSignIn = async (
  trx: Tx,
  appSecret: string,
  staff: { id: string; totp_confirmed_at: Date | null },
  userAgent: string | undefined,
): Promise<PendingSignIn> => {
  const step = staff.totp_confirmed_at ? 'code' : 'enrol';
  if (step === 'enrol') {
    // Each enrolment has its own secret and ends the others, so that no two people know one secret.
    await deleteSessionsOf(trx, staff.id, { step });
    await updateTotpSecret(trx, staff.id, encryptSecret(appSecret, staff.id, newTotpSecret()));
  }
  const token = newToken();
  await insertPendingSession(trx, { staffId: staff.id, token, step, userAgent });
  return { token, step };
};

/** Result of a password. `known`: the staff member's e-mail, for the audit of a failure. */
export type PasswordResult = { pending: PendingSignIn } | { pending: null; known: string | undefined };

/**
 * First step of a sign-in. Hashes once for every e-mail: known, unknown, disabled or held. `isHeld`: too many tries,
 * refuse also the right password. `formerToken` is the browser's own session, which the sign-in replaces.
 */
export const checkPassword = async (
  { db, config }: SignInDeps,
  attempt: {
    email: string;
    password: string;
    isHeld: boolean;
    userAgent: string | undefined;
    formerToken: string | undefined;
  },
): Promise<PasswordResult> => {
  const found = await findStaffByEmail(db, attempt.email);
  const mayEnter = found && !found.disabled_at && !attempt.isHeld;
  const storedHash = mayEnter ? (found.password_hash ?? undefined) : undefined;
  if (!(await fitsPassword(storedHash, attempt.password)))
    return { pending: null, known: attempt.isHeld ? undefined : found?.email };
  const pending = await db.transaction().execute(async (trx) => {
    const staff = found && (await lockStaffMember(trx, found.id));
    // Reset or disabled since the hash was read.
    if (!staff || staff.disabled_at || staff.password_hash !== storedHash) return null;
    if (attempt.formerToken) await deleteSessionByToken(trx, attempt.formerToken);
    return startSignIn(trx, config.APP_SECRET, staff, attempt.userAgent);
  });
  return pending ? { pending } : { pending: null, known: undefined };
};

/**
 * Sign-in that waits for a step.
 * @throws DomainError UNAUTHORIZED
 */
export const readPending = async ({ db }: SignInDeps, token: string | undefined, step: PendingStep) => {
  const pending = token && (await findPendingSession(db, token, step));
  if (!pending) throw new DomainError('UNAUTHORIZED');
  return { ...pending, token };
};

/**
 * Second step of a sign-in: a code of the second factor, or a recovery code. Each works once.
 * @returns the token of the open session, which replaces the one of the first step
 * @throws DomainError WRONG_CODE, UNAUTHORIZED
 */
export const checkCode = (
  { db, config }: SignInDeps,
  pending: { staffId: string; token: string },
  code: string,
): Promise<string> =>
  db.transaction().execute(async (trx) => {
    const staff = await lockStaffMember(trx, pending.staffId);
    if (!staff?.totp_secret || !staff.totp_confirmed_at) throw new DomainError('UNAUTHORIZED');
    const secondFactor = await takeCode(trx, config.APP_SECRET, staff, code);
    if (!secondFactor) throw new DomainError('WRONG_CODE', {}, ['code']);
    const token = newToken();
    if (!(await openPendingSession(trx, { token: pending.token, step: 'code' }, token)))
      throw new DomainError('UNAUTHORIZED');
    await auditOwn(trx, staff, 'session.start', {
      second_factor: secondFactor,
      ...(secondFactor === 'recovery-code' && {
        recovery_codes_left: await countRecoveryCodes(trx, staff.id),
      }),
    });
    return token;
  });

/** Uses up a code of the second factor, or a recovery code. Null: wrong, or used before. */
export const takeCode = async (
  trx: Tx,
  appSecret: string,
  staff: { id: string; totp_secret: Buffer | null },
  code: string,
): Promise<'code' | 'recovery-code' | null> => {
  const plain = plainCode(code);
  if (!TOTP_CODE.test(plain)) {
    const isTaken = await takeRecoveryCode(trx, staff.id, hashRecoveryCode(appSecret, staff.id, plain));
    return isTaken ? 'recovery-code' : null;
  }
  const secret = staff.totp_secret && decryptSecret(appSecret, staff.id, staff.totp_secret);
  const step = secret && stepOfCode(secret, plain);
  return step !== null && (await takeTotpStep(trx, staff.id, step)) ? 'code' : null;
};

/**
 * Ends a session of the staff member's own.
 * @throws DomainError NOT_FOUND
 */
export const endOwnSession = (db: Db, staff: Staff, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // Before the session ends: afterwards there is none to confirm.
    await confirmRequestAccess(trx);
    const ended = await deleteSessionsOf(trx, staff.id, { only: id });
    if (ended === 0) throw new DomainError('NOT_FOUND');
    await auditOwn(trx, staff, 'session.end', { ended });
  });

/** Ends the session of a token. A sign-out of a complete sign-in is audited. */
export const signOut = async ({ db }: Pick<SignInDeps, 'db'>, token: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const staff = await deleteSessionByToken(trx, token);
    if (!staff) return;
    await auditOwn(trx, staff, 'session.end');
  });
