import { officeEndpoint } from './endpoint.ts';
import type * as schema from './session.schema.ts';

export const signIn = /* @__PURE__ */ officeEndpoint<typeof schema.signIn>({
  id: 'office-sign-in',
  method: 'POST',
  path: '/office/session',
  access: 'public',
  summary: 'First step of a sign-in: e-mail and password',
  errors: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'TOO_MANY_REQUESTS'],
});

export const sendCode = /* @__PURE__ */ officeEndpoint<typeof schema.sendCode>({
  id: 'office-send-code',
  method: 'POST',
  path: '/office/session/code',
  access: 'public',
  summary: 'Second step of a sign-in: code of the second factor, or a recovery code',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'WRONG_CODE', 'TOO_MANY_REQUESTS'],
});

export const readEnrolment = /* @__PURE__ */ officeEndpoint<typeof schema.readEnrolment>({
  id: 'office-read-enrolment',
  method: 'GET',
  path: '/office/session/enrolment',
  access: 'public',
  summary: 'Secret of the second factor, for staff who have none yet',
  errors: ['UNAUTHORIZED'],
});

export const finishEnrolment = /* @__PURE__ */ officeEndpoint<typeof schema.finishEnrolment>({
  id: 'office-finish-enrolment',
  method: 'POST',
  path: '/office/session/enrolment',
  access: 'public',
  summary: 'Confirms the second factor with its first code, and signs in',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'WRONG_CODE', 'TOO_MANY_REQUESTS'],
});

export const acceptLink = /* @__PURE__ */ officeEndpoint<typeof schema.acceptLink>({
  id: 'office-accept-link',
  method: 'POST',
  path: '/office/session/link',
  access: 'public',
  summary: 'Sets the password with the link of an invitation or a reset',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'PASSWORD_TOO_COMMON', 'TOO_MANY_REQUESTS'],
});

export const readSession = /* @__PURE__ */ officeEndpoint<typeof schema.readSession>({
  id: 'office-read-session',
  method: 'GET',
  path: '/office/session',
  access: 'signed-in',
  summary: 'The signed-in staff member with permissions',
  errors: [],
});

export const signOut = /* @__PURE__ */ officeEndpoint<typeof schema.signOut>({
  id: 'office-sign-out',
  method: 'DELETE',
  path: '/office/session',
  access: 'public',
  summary: 'Ends this session',
  errors: [],
});
