import { z } from 'zod';
import { done, givenPassword } from './fields.schema.ts';

/** Consent log entry: who agreed or withdrew, to which text, when and where (law 21.719). */
const consent = z.object({
  purpose: z.enum(['newsletter', 'terms']),
  granted: z.boolean(),
  text: z.string(),
  version: z.string(),
  channel: z.string(),
  created_at: z.iso.datetime(),
});
const consents = z.object({
  data: z.object({
    /** Current consent. */
    newsletter: z.boolean(),
    /** Newest first. */
    log: z.array(consent),
  }),
});

export const readConsents = { response: consents };
export const updateConsents = { body: z.object({ newsletter: z.boolean() }), response: consents };
/**
 * All personal data that the shop stores about a person, by area. `schema` describes it. Only an API of the version
 * before leaves out the optional fields.
 */
export const exportData = {
  response: z.object({
    format: z.literal('personal-data').optional(),
    version: z.int().optional(),
    /** Address of the JSON schema. */
    schema: z.url().optional(),
    exported_at: z.iso.datetime(),
    /** Sentence about the data that stays after an erasure, and why. */
    kept: z.string().optional(),
    /** Lines of the orders as CSV text. */
    orders_csv: z.string().optional(),
    data: z.record(z.string(), z.unknown()),
  }),
};
export type DataFile = z.output<typeof exportData.response>;
export const eraseAccount = { body: z.object({ current_password: givenPassword }), response: done };

export type Consents = z.output<typeof consents>['data'];
