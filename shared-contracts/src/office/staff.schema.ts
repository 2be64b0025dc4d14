import { z } from 'zod';
import { line } from '../api/fields.schema.ts';
import { ROLES } from './access.ts';
import { listOf, listQuery, reason, version } from './common.schema.ts';
import { proof } from './session.schema.ts';
import { MAX_STAFF_NAME } from './text-limits.ts';

const staffId = z.object({ id: z.uuid() });
const role = z.enum(ROLES);
const name = line(MAX_STAFF_NAME);

const staffMember = z.object({
  id: z.string(),
  version,
  name: z.string(),
  email: z.string(),
  role,
  /** `invited` has no password yet. */
  status: z.enum(['invited', 'active', 'disabled']),
  /** Last request of an open session, or last change that the member made (ISO 8601). */
  last_seen_at: z.string().nullable(),
  created_at: z.string(),
});

/** `q` searches name and e-mail. */
export const listStaff = {
  query: z.object(listQuery(['name', 'email', 'role', 'created_at'])),
  response: listOf(staffMember),
};

export const readStaff = { params: staffId, response: staffMember };

/** With the owner's own proof. The link that sets a password goes to the new staff member by mail only. */
export const inviteStaff = {
  body: proof.extend({ name, email: z.string().trim().toLowerCase().pipe(z.email().max(254)), role }),
  response: z.object({ staff: staffMember }),
};

/** A change that makes an owner or gives access back needs the proof. */
export const changeStaff = {
  params: staffId,
  body: proof.partial().extend({ version, name, role, disabled: z.boolean(), reason }),
  response: staffMember,
};

/** Removes password and second factor, ends the sessions, and mails a link that sets both anew. */
export const resetStaff = {
  params: staffId,
  body: proof.extend({ version, reason }),
  response: z.object({ staff: staffMember }),
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
