import { z } from 'zod';
import { givenPassword, newPassword } from '../api/fields.schema.ts';
import { code, enrolment, proof, recoveryCodes } from './session.schema.ts';

export const changeOwnPassword = {
  body: z.object({ current: givenPassword, password: newPassword }),
  response: z.object({}),
};

export const renewRecoveryCodes = { body: proof, response: recoveryCodes };

/** The former app works until the first code of the new one. */
export const startAuthenticator = { body: proof, response: enrolment };

export const confirmAuthenticator = { body: z.object({ code }), response: recoveryCodes };
