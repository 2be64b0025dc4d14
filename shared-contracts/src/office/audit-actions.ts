import type { Permission } from './access.ts';

/**
 * Actions that are finer than a permission. The first ones are about signing in: entries of failures have no staff
 * member, because the person at the other end is unknown.
 */
const FINER_ACTIONS = [
  'session.start',
  'session.end',
  'session.wrong-password',
  'session.wrong-code',
  'session.enrol',
  'session.accept-link',
  'staff.invite',
  'staff.reset',
  'staff.end-sessions',
] as const;

/** Action of an audit entry: the permission of the endpoint, or a finer one. */
export type AuditAction = Permission | (typeof FINER_ACTIONS)[number];
