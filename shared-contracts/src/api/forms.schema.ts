import { z } from 'zod';
import { LENGTHS } from '../domain/field-lengths.ts';
import { altcha, done, email, line, linkToken, optionalLine, phone, prose, rut } from './fields.schema.ts';

/** Forms with a bot check (docs/product/forms.md#bot-check). */
const botCheckedForm = z.enum([
  'register',
  'recover',
  'newsletter',
  'stock-wait',
  'contact',
  'company-contact',
  'order',
  'reservation',
  'privacy-request',
]);

/** A task of the bot check in the format of the altcha widget: `parameters` and `signature`. */
export const createBotCheck = {
  query: z.object({ form: botCheckedForm }),
  response: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
};

const contact = {
  name: line(LENGTHS.name),
  last_name: optionalLine(LENGTHS.name),
  email,
  phone: phone.optional(),
  subject: optionalLine(LENGTHS.subject),
  message: prose(LENGTHS.message),
  /** Number of the order that the message is about. */
  order_number: optionalLine(LENGTHS.orderNumber),
  altcha,
};
const received = z.object({ data: z.object({ number: z.string() }) });

export const sendContact = { body: z.object(contact), response: received };
export const sendCompanyContact = {
  body: z.object({ ...contact, company_name: line(LENGTHS.invoice.reason), rut: rut.optional(), phone }),
  response: received,
};

export const subscribe = { body: z.object({ email, altcha }), response: done };
export const confirmSubscription = { body: z.object({ token: linkToken }), response: done };
export const unsubscribe = { body: z.object({ token: linkToken }), response: done };

export type BotCheckedForm = z.output<typeof botCheckedForm>;
export type ContactBody = z.input<typeof sendContact.body>;
export type CompanyContactBody = z.input<typeof sendCompanyContact.body>;
