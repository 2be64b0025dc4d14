import { z } from 'zod';
import { givenPassword, newPassword } from '../api/fields.schema.ts';
import { PERMISSIONS, ROLES } from './access.ts';

const email = z.string().trim().toLowerCase().max(254);
/** Six digits of an authenticator app, or a recovery code. Spaces and hyphens do not matter. */
export const code = z.string().trim().min(6).max(40);
/** Proves that the person at the browser is the staff member: a session alone may be stolen. */
export const proof = z.object({ password: givenPassword, code });

/**
 * Next step of a sign-in: enter the code of the second factor, set the second factor up, or none (`done`).
 */
const signInStep = z.object({ step: z.enum(['code', 'enrol', 'done']) });

export const signIn = {
  body: z.object({ email, password: z.string().min(1).max(200) }),
  response: signInStep,
};

export const sendCode = { body: z.object({ code }), response: signInStep };

/** `secret` in Base32, `uri` (`otpauth://`) for authenticator apps, `qr` as SVG path in a square of `size` modules. */
export const enrolment = z.object({
  secret: z.string(),
  uri: z.string(),
  qr: z.object({ path: z.string(), size: z.number().int() }),
});
export const readEnrolment = { response: enrolment };

/** Recovery codes are shown once and cannot be read again. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
/** Ends the enrolment with a first code. */
export const finishEnrolment = { body: z.object({ code }), response: recoveryCodes };

/** Sets the password with the link of an invitation or a reset, and starts the enrolment. */
export const acceptLink = {
  body: z.object({ token: z.string().min(20).max(100), password: newPassword }),
  response: signInStep,
};

export const readSession = {
  response: z.object({
    staff: z.object({ id: z.string(), name: z.string(), email: z.string(), role: z.enum(ROLES) }),
    permissions: z.array(z.enum(PERMISSIONS as [(typeof PERMISSIONS)[number]])),
    /** ISO 8601. Requests move it, at most to the end of the day's session. */
    expires_at: z.string(),
    /** The shop's own address, for links to its pages. */
    shop_url: z.string(),
  }),
};

export const signOut = { response: z.object({}) };
