import { endpoint } from './endpoint.ts';
import type * as schema from './sessions.schema.ts';

export const login = /* @__PURE__ */ endpoint<typeof schema.login>({
  id: 'login',
  method: 'POST',
  path: '/login',
  summary: 'Sign in with e-mail and password',
  errors: ['VALIDATION_FAILED', 'INVALID_CREDENTIALS', 'ACCOUNT_BLOCKED', 'TOO_MANY_REQUESTS'],
});

export const refresh = /* @__PURE__ */ endpoint<typeof schema.refresh>({
  id: 'refresh',
  method: 'POST',
  path: '/refresh',
  summary:
    'A new access token for a refresh token, from the body or (with X-Client: web) the cookie; ' +
    'it is replaced',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED'],
});

export const refreshByBearer = /* @__PURE__ */ endpoint<typeof schema.refreshByBearer>({
  id: 'refresh-by-bearer',
  method: 'GET',
  path: '/refresh',
  summary: 'The same, with the refresh token as bearer',
  errors: ['UNAUTHORIZED'],
});

export const logout = /* @__PURE__ */ endpoint<typeof schema.logout>({
  id: 'logout',
  method: 'POST',
  path: '/logout',
  summary: 'End the session of the bearer, the cookie or the refresh token; its tokens die at once',
  errors: ['VALIDATION_FAILED'],
});

export const verifySession = /* @__PURE__ */ endpoint<typeof schema.verifySession>({
  id: 'verify-session',
  method: 'GET',
  path: '/verify',
  summary: 'Whether the bearer is signed in, and until when',
  errors: ['UNAUTHORIZED'],
});

export const listSessions = /* @__PURE__ */ endpoint<typeof schema.listSessions>({
  id: 'list-sessions',
  method: 'GET',
  path: '/profile/sessions',
  summary: 'Where the customer is signed in, the last used first',
  errors: ['UNAUTHORIZED'],
});

export const endSession = /* @__PURE__ */ endpoint<typeof schema.endSession>({
  id: 'end-session',
  method: 'DELETE',
  path: '/profile/sessions/:id',
  summary: 'Sign out one place',
  errors: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const endOtherSessions = /* @__PURE__ */ endpoint<typeof schema.endOtherSessions>({
  id: 'end-other-sessions',
  method: 'DELETE',
  path: '/profile/sessions',
  summary: 'Sign out everywhere else',
  errors: ['UNAUTHORIZED'],
});
