import { z } from 'zod';

export const OPERATIONS = ['create', 'commit', 'status', 'refund'] as const;
export type Operation = (typeof OPERATIONS)[number];
export const RETURN_MODES = ['get', 'post', 'double', 'timeout', 'form-error', 'never'] as const;
export type ReturnMode = (typeof RETURN_MODES)[number];

const MAX_LATENCY_MS = 120_000;

/** What a test may turn. `null` puts one knob back; `{}` puts all back. */
export const controlSchema = z.strictObject({
  /** How far ahead of the machine's time the bank is. */
  clock_shift_ms: z.int().nullish(),
  /** Result of the next commits, whatever was pressed: 0 approves, negative refuses. */
  response_code: z.int().min(-99).max(0).nullish(),
  /**
   * Answer of the next refunds, which then move no money: a negative response code with `NULLIFIED`, the number of
   * a 422 (284: the period is over), or an answer that says nothing.
   */
  refund: z.union([z.int().min(-99).max(-1), z.int().min(1).max(999), z.literal('empty')]).nullish(),
  /** REST answers wait this long; a commit holds its lock meanwhile. */
  latency_ms: z.int().min(0).max(MAX_LATENCY_MS).nullish(),
  /** REST calls end in a 500 or in a cut connection. */
  fail: z.enum(['500', 'drop']).nullish(),
  /** How the shopper comes back. */
  return: z.enum(RETURN_MODES).nullish(),
  /** The knobs of this request work so many times, then are back. Without it they stay. */
  times: z.int().min(1).optional(),
  /** `latency_ms` and `fail` touch this REST operation alone. */
  operation: z.enum(OPERATIONS).optional(),
  /** Whether `fail` comes before the work or after it, when only the answer is lost. */
  when: z.enum(['before', 'after']).default('before'),
});
export type Control = z.infer<typeof controlSchema>;

const NAMES = ['response_code', 'refund', 'latency_ms', 'fail', 'return'] as const;
type Name = (typeof NAMES)[number];
type Values = { [Key in Name]: NonNullable<Control[Key]> };
type Setting<Value> = { value: Value; left: number; operation?: Operation; when: 'before' | 'after' };
type Settings = { [Key in Name]?: Setting<Values[Key]> };

export type Failure = { kind: '500' | 'drop'; when: 'before' | 'after' };

export type Knobs = {
  turn(control: Control): void;
  reset(): void;
  /** Each `take…` uses the knob up once. */
  takeLatencyMs(operation: Operation): number;
  takeFailure(operation: Operation): Failure | undefined;
  takeResponseCode(): number | undefined;
  takeRefund(): NonNullable<Control['refund']> | undefined;
  takeReturnMode(): ReturnMode;
  /** What is set now, for tests to read. */
  show(): Partial<Values>;
};

export function createKnobs(): Knobs {
  let settings: Settings = {};

  function set<Key extends Name>(name: Key, value: Values[Key] | null | undefined, control: Control): void {
    if (value === undefined) return;
    const { times, operation, when } = control;
    const setting =
      value === null ? undefined : { value, left: times ?? Number.POSITIVE_INFINITY, operation, when };
    settings = { ...settings, [name]: setting };
  }

  function take<Key extends Name>(name: Key, operation?: Operation): Setting<Values[Key]> | undefined {
    const setting = settings[name];
    if (!setting || (operation && setting.operation && setting.operation !== operation)) return undefined;
    setting.left -= 1;
    if (setting.left === 0) delete settings[name];
    return setting;
  }

  return {
    turn(control) {
      for (const name of NAMES) set(name, control[name], control);
    },
    reset() {
      settings = {};
    },
    takeLatencyMs: (operation) => take('latency_ms', operation)?.value ?? 0,
    takeFailure(operation) {
      const setting = take('fail', operation);
      return setting && { kind: setting.value, when: setting.when };
    },
    takeResponseCode: () => take('response_code')?.value,
    takeRefund: () => take('refund')?.value,
    takeReturnMode: () => take('return')?.value ?? 'get',
    show: () =>
      Object.fromEntries(NAMES.flatMap((name) => (settings[name] ? [[name, settings[name].value]] : []))),
  };
}
