import { z } from 'zod';
import { givenPassword, newPassword } from '../api/fields.schema.ts';
import { code, enrolment, recoveryCodes } from './session.schema.ts';

export const changeOwnPassword = {
  body: z.object({ current: givenPassword, password: newPassword }),
  response: z.object({}),
};

/** Proves that the person at the browser is the staff member: a session alone may be stolen. */
const proof = z.object({ password: givenPassword, code });

export const renewRecoveryCodes = { body: proof, response: recoveryCodes };

/** The former app works until the first code of the new one. */
export const startAuthenticator = { body: proof, response: enrolment };

export const confirmAuthenticator = { body: z.object({ code }), response: recoveryCodes };
