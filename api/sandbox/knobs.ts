import { z } from 'zod';
import { createSettings } from './settings.ts';

const OPERATIONS = ['create', 'commit', 'status', 'refund'] as const;
export type Operation = (typeof OPERATIONS)[number];
const RETURN_MODES = ['get', 'post', 'double', 'timeout', 'form-error', 'never'] as const;
export type ReturnMode = (typeof RETURN_MODES)[number];

const MAX_LATENCY_MS = 120_000;

/** Faults that a test may set. `null` resets one, `{}` resets all. */
export const controlSchema = z.strictObject({
  /** Shift of the sandbox's clock. */
  clock_shift_ms: z.int().nullish(),
  /** Response code of the next commits, independent of the decision: 0 approves, negative refuses. */
  response_code: z.int().min(-99).max(0).nullish(),
  /**
   * Response of the next refunds, which then refund nothing: a negative response code with `NULLIFIED`, the
   * number of a 422 (284: the refund period is over), or an empty response.
   */
  refund: z.union([z.int().min(-99).max(-1), z.int().min(1).max(999), z.literal('empty')]).nullish(),
  /** Delay of REST responses. A commit keeps its lock meanwhile. */
  latency_ms: z.int().min(0).max(MAX_LATENCY_MS).nullish(),
  /** REST calls fail with a 500 or a closed connection. */
  fail: z.enum(['500', 'drop']).nullish(),
  /**
   * How the shopper returns to the shop: `double` with a second return from server to server, `timeout` and `form-error`
   * with an aborted payment, `never` not at all.
   */
  return: z.enum(RETURN_MODES).nullish(),
  /** Number of times that the faults of this request apply. Without it they stay. */
  times: z.int().min(1).optional(),
  /** Restricts `latency_ms` and `fail` to this REST operation. */
  operation: z.enum(OPERATIONS).optional(),
  /** Whether `fail` happens before the work or after it, when only the response is lost. */
  when: z.enum(['before', 'after']).default('before'),
});
export type Control = z.infer<typeof controlSchema>;

const NAMES = ['response_code', 'refund', 'latency_ms', 'fail', 'return'] as const;
type Values = { [Key in (typeof NAMES)[number]]: NonNullable<Control[Key]> };

export const createKnobs = () => createSettings<Values>(NAMES);
export type Knobs = ReturnType<typeof createKnobs>;
