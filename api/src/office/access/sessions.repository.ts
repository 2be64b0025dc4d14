import { type SqlBool, sql } from 'kysely';
import type { Role } from 'shared-contracts/office/access';
import type { Executor, Tx } from '../../db/connect.ts';
import { queryRow, queryRows } from '../../db/query.ts';
import { hashToken } from '../../lib/token.ts';
import { STAFF_IDLE_MINUTES } from '../../personal-data/purposes.ts';

/** Signed-in staff member of a request. */
export interface Staff {
  id: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** End of the session without further requests. */
  expiresAt: Date;
}

/** A session ends this long after the sign-in. */
const SESSION_MINUTES = 12 * 60;
/** A sign-in must be finished within this time after the password. */
const PENDING_MINUTES = 10;
const USER_AGENT_LENGTH = 300;

/** Step that a sign-in still needs. */
export type PendingStep = 'code' | 'enrol';

const inMinutes = (minutes: number) => sql<Date>`now() + make_interval(mins => ${minutes})`;

/** Condition of an open session, of the table alias `session`. */
const isOpen = sql<SqlBool>`session.step = 'done' and session.expires_at > now()
  and session.last_used_at > now() - make_interval(mins => ${STAFF_IDLE_MINUTES})`;

/** Staff member of an open session. Counts as use of the session. */
export const findStaffOfSession = async (
  db: Executor,
  token: string | undefined,
): Promise<Staff | undefined> => {
  if (!token) return undefined;
  const rows = await queryRows(db)<Staff>`
    update staff_sessions session set last_used_at = now()
    from staff
    where staff.id = session.staff_id and staff.disabled_at is null
      and session.token_hash = ${hashToken(token)} and ${isOpen}
    returning staff.id, staff.name, staff.email, staff.role, session.id as "sessionId",
      least(session.expires_at, now() + make_interval(mins => ${STAFF_IDLE_MINUTES})) as "expiresAt"`;
  return rows[0];
};

/** Starts a sign-in after the right password or a link. */
export const insertPendingSession = async (
  trx: Tx,
  session: { staffId: string; token: string; step: PendingStep; userAgent: string | undefined },
): Promise<void> => {
  await trx
    .insertInto('staff_sessions')
    .values({
      staff_id: session.staffId,
      token_hash: hashToken(session.token),
      step: session.step,
      user_agent: session.userAgent?.slice(0, USER_AGENT_LENGTH) ?? null,
      expires_at: inMinutes(PENDING_MINUTES),
    })
    .execute();
};

/** Sign-in that waits for a step, with its staff member. */
export const findPendingSession = (db: Executor, token: string, step: PendingStep) =>
  db
    .selectFrom('staff_sessions as session')
    .innerJoin('staff', 'staff.id', 'session.staff_id')
    .select(['session.id', 'staff.id as staffId', 'staff.email', 'staff.totp_secret'])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.step', '=', step)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .where('staff.disabled_at', 'is', null)
    .executeTakeFirst();

/** Opens a session whose sign-in is complete, under a new token. False: it ended meanwhile. */
export const openPendingSession = async (
  trx: Tx,
  pending: { token: string; step: PendingStep },
  newToken: string,
): Promise<boolean> =>
  (await queryRow(trx)`
    update staff_sessions set token_hash = ${hashToken(newToken)}, step = 'done',
      created_at = now(), last_used_at = now(), expires_at = ${inMinutes(SESSION_MINUTES)}
    where token_hash = ${hashToken(pending.token)} and step = ${pending.step} and expires_at > now()
    returning id`) !== undefined;

export const findOpenSessions = (db: Executor, staffId: string) =>
  db
    .selectFrom('staff_sessions as session')
    .select(['session.id', 'session.user_agent', 'session.created_at', 'session.last_used_at'])
    .where('session.staff_id', '=', staffId)
    .where(isOpen)
    .orderBy('session.last_used_at', 'desc')
    .execute();

/** @returns the staff member, when the token was of a complete sign-in */
export const deleteSessionByToken = async (db: Executor, token: string) => {
  const rows = await queryRows(db)<{ id: string; email: string }>`
    delete from staff_sessions session using staff
    where staff.id = session.staff_id and session.token_hash = ${hashToken(token)}
    returning case when session.step = 'done' then staff.id end as id, staff.email`;
  return rows[0]?.id ? rows[0] : undefined;
};

/** Deletes sessions of a staff member: all, `only` one, all `but` one, or those of a `step`. @returns their number */
export const deleteSessionsOf = async (
  trx: Tx,
  staffId: string,
  which: { only?: string; but?: string; step?: PendingStep } = {},
): Promise<number> => {
  const result = await trx
    .deleteFrom('staff_sessions')
    .where('staff_id', '=', staffId)
    .$if(which.only !== undefined, (query) => query.where('id', '=', which.only ?? ''))
    .$if(which.but !== undefined, (query) => query.where('id', '<>', which.but ?? ''))
    .$if(which.step !== undefined, (query) => query.where('step', '=', which.step ?? 'code'))
    .executeTakeFirst();
  return Number(result.numDeletedRows);
};
