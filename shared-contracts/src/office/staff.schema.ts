import { z } from 'zod';
import { line } from '../api/fields.schema.ts';
import { ROLES } from './access.ts';
import { listOf, listQuery, reason, version } from './common.schema.ts';

const staffId = z.object({ id: z.uuid() });
const role = z.enum(ROLES);
const name = line(80);

const staffMember = z.object({
  id: z.string(),
  version,
  name: z.string(),
  email: z.string(),
  role,
  /** `invited` has no password yet. */
  status: z.enum(['invited', 'active', 'disabled']),
  /** Time of the last request or change (ISO 8601). */
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
});

/** `link` sets the password. It is shown once, for the owner to pass on, and it is mailed. */
const withLink = z.object({ staff: staffMember, link: z.url() });

/** `q` searches name and e-mail. */
export const listStaff = {
  query: z.object(listQuery(['name', 'email', 'role', 'created_at'])),
  response: listOf(staffMember),
};

export const readStaff = { params: staffId, response: staffMember };

export const inviteStaff = {
  body: z.object({ name, email: z.string().trim().toLowerCase().pipe(z.email().max(254)), role }),
  response: withLink,
};

export const changeStaff = {
  params: staffId,
  body: z.object({ version, name, role, disabled: z.boolean(), reason }),
  response: staffMember,
};

/** Removes password and second factor, ends the sessions, and creates a link for new ones. */
export const resetStaff = {
  params: staffId,
  body: z.object({ version, reason }),
  response: withLink,
};

const session = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
  /** The session of this request. */
  current: z.boolean(),
});

export const listOwnSessions = { response: z.object({ data: z.array(session) }) };
export const endOwnSession = { params: z.object({ id: z.uuid() }), response: z.object({}) };
export const listSessionsOf = { params: staffId, response: z.object({ data: z.array(session) }) };
export const endSessionsOf = { params: staffId, body: z.object({ reason }), response: z.object({}) };
