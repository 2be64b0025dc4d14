import { z } from 'zod';
import { commonControl, createFaults } from '../faults.ts';

const OPERATIONS = ['seed', 'token', 'upload', 'follow', 'find'] as const;
export type OfficeOperation = (typeof OPERATIONS)[number];

/** Reasons for which an envelope is rejected: schema, signature, cover, sent before. */
const ENVELOPE_CODES = ['RSC', 'RFR', 'RCT', 'RPT'] as const;

/** Faults that a test may set. `null` resets one, `{}` resets all. */
export const officeControl = z.strictObject({
  ...commonControl,
  clock_shift_ms: z.int().nullish(),
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
  operation: z.enum(OPERATIONS).optional(),
  /** Text of the requests that `fail` applies to, for example a RUT. Other requests get their answer. */
  about: z.string().min(1).optional(),
});
export type OfficeControl = z.input<typeof officeControl>;

/** Faults that stay set. The route shifts the clock and forgets the tokens at once. */
const NAMES = ['latency_ms', 'fail', 'upload_status', 'pending', 'envelope', 'document'] as const;
type Values = {
  [Key in (typeof NAMES)[number]]: NonNullable<z.output<typeof officeControl>[Key]>;
};

export const createOfficeKnobs = () => createFaults<Values>(NAMES);
export type OfficeKnobs = ReturnType<typeof createOfficeKnobs>;
