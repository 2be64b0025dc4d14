/**
 * Proof that the person at the browser is the staff member: a session alone may be stolen. What gives access to the
 * office asks for it.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Tx } from '../../db/connect.ts';
import type { OfficeDeps } from '../../module.ts';
import { fitsPassword } from '../../modules/sessions/password.ts';
import { staffOf } from '../access/access.ts';
import type { Staff } from '../access/sessions.repository.ts';
import { findStaffByEmail, type lockStaffMember } from '../access/staff.repository.ts';
import { recordFailures } from './record-failure.ts';
import { endOwnSession, takeCode } from './sign-in.service.ts';
import { countTries, createSignInLimits } from './sign-in-limits.ts';

/** Password and a code of the second factor, or a recovery code. */
export interface Proof {
  password: string;
  code: string;
}

type Member = NonNullable<Awaited<ReturnType<typeof lockStaffMember>>>;

/**
 * Checks the password of the signed-in staff member. Hashing takes long, so it happens before the transaction.
 * @returns its hash, for `requirePassword`
 * @throws DomainError WRONG_PASSWORD, with the name of the field
 */
export const checkOwnPassword = async (
  db: Db,
  staff: Pick<Staff, 'email'>,
  { password, field = 'password' }: { password: string; field?: string },
): Promise<string | null> => {
  const stored = (await findStaffByEmail(db, staff.email))?.password_hash ?? null;
  if (!(await fitsPassword(stored ?? undefined, password)))
    throw new DomainError('WRONG_PASSWORD', {}, [field]);
  return stored;
};

/**
 * Compares a checked password with that of the locked staff member.
 * @throws DomainError UNAUTHORIZED after a reset meanwhile
 */
export const requirePassword = (member: Member | undefined, checked: string | null): Member => {
  if (!member || member.disabled_at || member.password_hash !== checked)
    throw new DomainError('UNAUTHORIZED');
  return member;
};

/**
 * Uses up a code of the locked staff member.
 * @throws DomainError WRONG_CODE
 */
export const requireCode = async (
  trx: Tx,
  appSecret: string,
  member: Member,
  code: string,
): Promise<void> => {
  if (!(await takeCode(trx, appSecret, member, code))) throw new DomainError('WRONG_CODE', {}, ['code']);
};

const FAILURES = { WRONG_PASSWORD: 'session.wrong-password', WRONG_CODE: 'session.wrong-code' } as const;

const failureOf = (error: unknown) =>
  error instanceof DomainError ? FAILURES[error.code as keyof typeof FAILURES] : undefined;

/**
 * Runs work that asks for a proof. Wrong passwords and codes count together with those of the sign-in, so that a stolen
 * session does not open more tries. They end the session before they lock the sign-in of the person whose session was
 * stolen.
 */
export const createProofGuard = (app: FastifyInstance, { db, config }: OfficeDeps) => {
  const limits = createSignInLimits(db, config);
  const record = recordFailures(app, db);
  return async <T>(request: FastifyRequest, reply: FastifyReply, work: () => Promise<T>): Promise<T> => {
    const staff = staffOf(request);
    const tries = { limits: [limits.codes, limits['codes-of-day']], key: staff.id, reply };
    try {
      return await countTries(tries, (error) => failureOf(error) !== undefined, work);
    } catch (error) {
      const failure = failureOf(error);
      if (failure) {
        record(staff.email, failure);
        if (!(await limits.session.tryTake(staff.sessionId))) await endOwnSession(db, staff, staff.sessionId);
      }
      throw error;
    }
  };
};
