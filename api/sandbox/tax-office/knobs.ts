import { z } from 'zod';
import { createSettings } from '../settings.ts';

const OPERATIONS = ['seed', 'token', 'upload', 'follow', 'find'] as const;
export type OfficeOperation = (typeof OPERATIONS)[number];

/** Reasons for which an envelope is rejected: schema, signature, cover, sent before. */
const ENVELOPE_CODES = ['RSC', 'RFR', 'RCT', 'RPT'] as const;
const MAX_LATENCY_MS = 120_000;

/** Faults that a test may set. `null` resets one, `{}` resets all. */
export const officeControl = z.strictObject({
  clock_shift_ms: z.int().nullish(),
  latency_ms: z.int().min(0).max(MAX_LATENCY_MS).nullish(),
  /** The office is away: a 503, or a closed connection. */
  fail: z.enum(['503', 'drop']).nullish(),
  /** The next uploads by SOAP get this status, and are not taken. */
  upload_status: z.int().min(1).max(99).nullish(),
  /** For the next uploads: how many requests for their status get no decision yet. */
  pending: z.int().min(0).max(1_000).nullish(),
  /** Decision on the next envelopes, whatever is in them. */
  envelope: z.enum(ENVELOPE_CODES).nullish(),
  /** Decision on the next documents: rejected, or accepted with an objection. */
  document: z.enum(['RCH', 'RPR']).nullish(),
  /** Forgets all tokens at once. */
  forget_tokens: z.literal(true).optional(),
  /** How often the faults of this request apply. Default: until they are reset. */
  times: z.int().min(1).optional(),
  operation: z.enum(OPERATIONS).optional(),
  /** Text of the requests that `fail` applies to, for example a RUT. Other requests get their answer. */
  about: z.string().min(1).optional(),
  /** Whether `fail` happens before the work or after it, when only the answer is lost. */
  when: z.enum(['before', 'after']).default('before'),
});
export type OfficeControl = z.input<typeof officeControl>;

/** Faults that stay set. The route shifts the clock and forgets the tokens at once. */
const NAMES = ['latency_ms', 'fail', 'upload_status', 'pending', 'envelope', 'document'] as const;
type Values = {
  [Key in (typeof NAMES)[number]]: NonNullable<z.output<typeof officeControl>[Key]>;
};

export const createOfficeKnobs = () => createSettings<Values>(NAMES);
export type OfficeKnobs = ReturnType<typeof createOfficeKnobs>;
