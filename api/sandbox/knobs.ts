import { z } from 'zod';
import { commonControl, createFaults } from './faults.ts';

const OPERATIONS = ['create', 'commit', 'status', 'refund'] as const;
export type Operation = (typeof OPERATIONS)[number];
const RETURN_MODES = ['get', 'post', 'double', 'timeout', 'form-error', 'never'] as const;
export type ReturnMode = (typeof RETURN_MODES)[number];

/** Faults that a test may set. `null` resets one, `{}` resets all. */
export const controlSchema = z.strictObject({
  /** A commit that `latency_ms` delays keeps its lock meanwhile. */
  ...commonControl,
  /** Shift of the sandbox's clock. */
  clock_shift_ms: z.int().nullish(),
  /** Response code of the next commits, independent of the decision: 0 approves, negative refuses. */
  response_code: z.int().min(-99).max(0).nullish(),
  /**
   * Response of the next refunds, which then refund nothing: a negative response code with `NULLIFIED`, the
   * number of a 422 (284: the refund period is over), or an empty response.
   */
  refund: z.union([z.int().min(-99).max(-1), z.int().min(1).max(999), z.literal('empty')]).nullish(),
  /** REST calls fail with a 500 or a closed connection. */
  fail: z.enum(['500', 'drop']).nullish(),
  /**
   * How the shopper returns to the shop: `double` with a second return from server to server, `timeout` and `form-error`
   * with an aborted payment, `never` not at all.
   */
  return: z.enum(RETURN_MODES).nullish(),
  /** Restricts `latency_ms` and `fail` to this REST operation. */
  operation: z.enum(OPERATIONS).optional(),
});
export type Control = z.infer<typeof controlSchema>;

const NAMES = ['response_code', 'refund', 'latency_ms', 'fail', 'return'] as const;
type Values = { [Key in (typeof NAMES)[number]]: NonNullable<Control[Key]> };

export const createKnobs = () => createFaults<Values>(NAMES);
export type Knobs = ReturnType<typeof createKnobs>;
