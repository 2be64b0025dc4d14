import { z } from 'zod';
import { LENGTHS } from '../domain/field-lengths.ts';
import {
  altcha,
  confirmed,
  done,
  email,
  givenPassword,
  invoiceRut,
  line,
  linkToken,
  optionalLine,
  phone,
  rut,
  typedTwice,
} from './fields.schema.ts';

/** Account data that the customer may read (docs/product/accounts.md). */
export const user = z.object({
  id: z.string(),
  type: z.enum(['person', 'company']),
  email: z.string(),
  /**
   * Whether the customer confirmed the e-mail. Until then, guest orders with this e-mail do not belong to the
   * account.
   */
  email_verified: z.boolean(),
  first_name: z.string(),
  last_name: z.string(),
  rut: z.string(),
  phone: z.string().nullable(),
  company_name: z.string().nullable(),
  social_reason: z.string().nullable(),
  giro: z.string().nullable(),
});

const registration = z.object({
  name: line(LENGTHS.name),
  last_name: line(LENGTHS.name),
  rut,
  email,
  phone,
  ...typedTwice,
  terms: z.literal(true),
  /**
   * Page on which the customer registers: each page shows its own consent text. Default: the registration
   * page.
   */
  channel: z.enum(['registration', 'checkout']).optional(),
  newsletter: z.boolean().optional(),
  altcha,
});

export const optionalCompany = {
  company_name: optionalLine(LENGTHS.invoice.reason),
  social_reason: optionalLine(LENGTHS.invoice.reason),
  giro: optionalLine(LENGTHS.invoice.giro),
};

export const register = {
  body: z
    .discriminatedUnion('type', [
      registration.extend({ type: z.literal('person'), ...optionalCompany }),
      registration.extend({
        type: z.literal('company'),
        rut: invoiceRut,
        company_name: line(LENGTHS.invoice.reason),
        social_reason: line(LENGTHS.invoice.reason),
        giro: line(LENGTHS.invoice.giro),
      }),
    ])
    .refine(confirmed.check, confirmed.says),
  response: z.object({ data: user }),
};

export const recover = { body: z.object({ email, altcha }), response: done };

export const reset = {
  body: z.object({ token: linkToken, ...typedTwice }).refine(confirmed.check, confirmed.says),
  response: done,
};

/**
 * `password`: of the account, because the reader of the mail is not necessarily the person who registered. Without it
 * the API answers WRONG_PASSWORD.
 */
const confirmation = z.object({ token: linkToken, password: givenPassword.optional() });
export const verifyEmail = { body: confirmation, response: done };
export const sendVerification = { response: done };
export const changeEmail = { body: z.object({ email, current_password: givenPassword }), response: done };
export const confirmEmail = { body: confirmation, response: done };

export type User = z.output<typeof user>;
export type RegisterBody = z.input<typeof register.body>;
