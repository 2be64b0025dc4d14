import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import type { Staff } from '../access/access.ts';
import { hashToken } from './session-token.ts';

/** A session ends this long after its last request. */
export const IDLE_MINUTES = 30;
/** A session ends this long after the sign-in. */
export const SESSION_HOURS = 12;

/** Staff member of an open session. Counts as use of the session. */
export const findStaffOfSession = async (
  db: Executor,
  token: string | undefined,
): Promise<Staff | undefined> => {
  if (!token) return undefined;
  const { rows } = await sql<Staff>`
    update staff_sessions session set last_used_at = now()
    from staff
    where staff.id = session.staff_id and staff.disabled_at is null
      and session.token_hash = ${hashToken(token)} and session.step = 'done'
      and session.expires_at > now()
      and session.last_used_at > now() - make_interval(mins => ${IDLE_MINUTES})
    returning staff.id, staff.name, staff.email, staff.role, session.id as "sessionId",
      least(session.expires_at, now() + make_interval(mins => ${IDLE_MINUTES})) as "expiresAt"`.execute(db);
  return rows[0];
};
