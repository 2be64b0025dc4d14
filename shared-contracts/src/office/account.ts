import type * as schema from './account.schema.ts';
import { officeEndpoint } from './endpoint.ts';

export const changeOwnPassword = /* @__PURE__ */ officeEndpoint<typeof schema.changeOwnPassword>({
  id: 'office-change-own-password',
  method: 'POST',
  path: '/office/account/password',
  access: 'signed-in',
  summary: 'Changes the own password. Ends all other sessions',
  errors: ['VALIDATION_FAILED', 'WRONG_PASSWORD', 'PASSWORD_TOO_COMMON', 'TOO_MANY_REQUESTS'],
});

export const renewRecoveryCodes = /* @__PURE__ */ officeEndpoint<typeof schema.renewRecoveryCodes>({
  id: 'office-renew-recovery-codes',
  method: 'POST',
  path: '/office/account/recovery-codes',
  access: 'signed-in',
  summary: 'Replaces the own recovery codes',
  errors: ['VALIDATION_FAILED', 'WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_REQUESTS'],
});

export const startAuthenticator = /* @__PURE__ */ officeEndpoint<typeof schema.startAuthenticator>({
  id: 'office-start-authenticator',
  method: 'POST',
  path: '/office/account/authenticator',
  access: 'signed-in',
  summary: 'Secret of a new authenticator app. The former one works until the new one is confirmed',
  errors: ['VALIDATION_FAILED', 'WRONG_PASSWORD', 'WRONG_CODE', 'TOO_MANY_REQUESTS'],
});

export const confirmAuthenticator = /* @__PURE__ */ officeEndpoint<typeof schema.confirmAuthenticator>({
  id: 'office-confirm-authenticator',
  method: 'PUT',
  path: '/office/account/authenticator',
  access: 'signed-in',
  summary: 'Confirms the new authenticator app with its first code. Ends all other sessions',
  errors: ['VALIDATION_FAILED', 'WRONG_CODE', 'CONFLICT', 'TOO_MANY_REQUESTS'],
});
