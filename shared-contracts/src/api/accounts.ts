import type * as schema from './accounts.schema.ts';
import { endpoint } from './endpoint.ts';

export const register = /* @__PURE__ */ endpoint<typeof schema.register>({
  id: 'register',
  method: 'POST',
  path: '/register',
  summary: 'Open an account, for a person or a company; a mail asks to confirm the address',
  status: 201,
  errors: [
    'VALIDATION_FAILED',
    'BOT_CHECK_FAILED',
    'PASSWORD_TOO_COMMON',
    'REGISTRATION_FAILED',
    'TOO_MANY_REQUESTS',
  ],
});

export const recover = /* @__PURE__ */ endpoint<typeof schema.recover>({
  id: 'recover',
  method: 'POST',
  path: '/recover',
  summary: 'Ask for a link to set a new password; says the same whether or not the address has an account',
  errors: ['VALIDATION_FAILED', 'BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS'],
});

export const reset = /* @__PURE__ */ endpoint<typeof schema.reset>({
  id: 'reset',
  method: 'POST',
  path: '/reset',
  summary:
    'Set a new password with the token of the mailed link (/reiniciar-contrasena?token=); ends all sessions',
  errors: ['VALIDATION_FAILED', 'PASSWORD_TOO_COMMON', 'LINK_EXPIRED', 'TOO_MANY_REQUESTS'],
});

export const verifyEmail = /* @__PURE__ */ endpoint<typeof schema.verifyEmail>({
  id: 'verify-email',
  method: 'POST',
  path: '/verify-email',
  summary:
    'Confirm the address of an account with the token of the mailed link and the account’s password; ' +
    'guest orders of it become the account’s',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
});

export const sendVerification = /* @__PURE__ */ endpoint<typeof schema.sendVerification>({
  id: 'send-verification',
  method: 'POST',
  path: '/profile/user/verification',
  summary: 'Mail the link that confirms the address once more',
  errors: ['UNAUTHORIZED', 'TOO_MANY_REQUESTS'],
});

export const changeEmail = /* @__PURE__ */ endpoint<typeof schema.changeEmail>({
  id: 'change-email',
  method: 'POST',
  path: '/profile/user/email',
  summary: 'Ask for another address; it counts once the link mailed to it was followed',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
});

export const confirmEmail = /* @__PURE__ */ endpoint<typeof schema.confirmEmail>({
  id: 'confirm-email',
  method: 'POST',
  path: '/confirm-email',
  summary: 'Take over the new address with the token of the mailed link and the account’s password',
  errors: ['VALIDATION_FAILED', 'LINK_EXPIRED', 'WRONG_PASSWORD', 'TOO_MANY_REQUESTS'],
});
