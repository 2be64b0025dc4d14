import { officeEndpoint } from './endpoint.ts';
import type * as schema from './staff.schema.ts';

const PROOF_ERRORS = ['WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_REQUESTS'] as const;

export const listStaff = /* @__PURE__ */ officeEndpoint<typeof schema.listStaff>({
  id: 'office-list-staff',
  method: 'GET',
  path: '/office/staff',
  access: 'staff.read',
  summary: 'All staff, also invited and disabled',
  errors: ['VALIDATION_FAILED'],
});

export const readStaff = /* @__PURE__ */ officeEndpoint<typeof schema.readStaff>({
  id: 'office-read-staff',
  method: 'GET',
  path: '/office/staff/:id',
  access: 'staff.read',
  summary: 'A staff member',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});

export const inviteStaff = /* @__PURE__ */ officeEndpoint<typeof schema.inviteStaff>({
  id: 'office-invite-staff',
  method: 'POST',
  path: '/office/staff',
  access: 'staff.change',
  summary: 'Creates a staff member and mails a link that sets the password',
  errors: ['VALIDATION_FAILED', 'EMAIL_IN_USE', ...PROOF_ERRORS],
});

export const changeStaff = /* @__PURE__ */ officeEndpoint<typeof schema.changeStaff>({
  id: 'office-change-staff',
  method: 'PUT',
  path: '/office/staff/:id',
  access: 'staff.change',
  summary: 'Changes name and role, disables or enables. A new owner and new access need the proof',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'LAST_OWNER', ...PROOF_ERRORS],
});

export const resetStaff = /* @__PURE__ */ officeEndpoint<typeof schema.resetStaff>({
  id: 'office-reset-staff',
  method: 'POST',
  path: '/office/staff/:id/reset',
  access: 'staff.change',
  summary: 'New password and second factor by a mailed link, e.g. after a lost phone. Ends all sessions',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'CONFLICT', 'LAST_OWNER', ...PROOF_ERRORS],
});

export const listOwnSessions = /* @__PURE__ */ officeEndpoint<typeof schema.listOwnSessions>({
  id: 'office-list-own-sessions',
  method: 'GET',
  path: '/office/session/list',
  access: 'signed-in',
  summary: 'Open sessions of the signed-in staff member',
  errors: [],
});

export const endOwnSession = /* @__PURE__ */ officeEndpoint<typeof schema.endOwnSession>({
  id: 'office-end-own-session',
  method: 'DELETE',
  path: '/office/session/list/:id',
  access: 'signed-in',
  summary: 'Ends another session of the signed-in staff member',
  errors: ['NOT_FOUND'],
});

export const listSessionsOf = /* @__PURE__ */ officeEndpoint<typeof schema.listSessionsOf>({
  id: 'office-list-sessions-of',
  method: 'GET',
  path: '/office/staff/:id/sessions',
  access: 'staff.change',
  summary: 'Open sessions of a staff member',
  errors: ['NOT_FOUND'],
});

export const endSessionsOf = /* @__PURE__ */ officeEndpoint<typeof schema.endSessionsOf>({
  id: 'office-end-sessions-of',
  method: 'POST',
  path: '/office/staff/:id/sessions/end',
  access: 'staff.change',
  summary: 'Ends all sessions of a staff member',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND'],
});
