import { z } from 'zod';

const MAX_LATENCY_MS = 120_000;

/** Fields of `POST /control` that all sandboxes have. */
export const commonControl = {
  /** Delay of answers. */
  latency_ms: z.int().min(0).max(MAX_LATENCY_MS).nullish(),
  /** Number of times that the faults of this request apply. Without it they stay. */
  times: z.int().min(1).optional(),
  /** Whether `fail` happens before the work or after it, when only the answer is lost. */
  when: z.enum(['before', 'after']).default('before'),
};

/** How one fault applies: how often, to which operation, and before or after the work. */
interface Scope {
  times?: number | undefined;
  operation?: string | undefined;
  /** Text that the `request` of `take` must contain, for example a RUT. Without a `request`, it has no effect. */
  about?: string | undefined;
  /** After the work, the request has its effect, and only its answer is lost. */
  when: 'before' | 'after';
}

interface Fault<Value> extends Scope {
  value: Value;
  /** How often it still applies. */
  left: number;
}

/** Faults to set, and how they apply. */
type Control<Values> = { [Key in keyof Values]?: Values[Key] | null | undefined } & Scope;

export type Faults<Values extends object> = ReturnType<typeof createFaults<Values>>;

/** Faults that tests set, each for a number of times. `null` resets one. */
export function createFaults<Values extends object>(names: readonly (keyof Values & string)[]) {
  let faults: { [Key in keyof Values]?: Fault<Values[Key]> } = {};
  return {
    set(control: Control<Values>): void {
      const { times, operation, about, when } = control;
      for (const name of names) {
        const value = control[name];
        if (value === undefined) continue;
        const left = times ?? Number.POSITIVE_INFINITY;
        faults = {
          ...faults,
          [name]: value === null ? undefined : { times, operation, about, when, value, left },
        };
      }
    },
    reset(): void {
      faults = {};
    },
    /** The fault that applies now. Uses up one of its `times`. */
    take<Key extends keyof Values>(
      name: Key,
      operation?: string,
      request?: string,
    ): Fault<Values[Key]> | undefined {
      const fault = faults[name];
      if (fault?.about && request?.includes(fault.about) === false) return undefined;
      if (!fault || (operation && fault.operation && fault.operation !== operation)) return undefined;
      fault.left -= 1;
      if (fault.left === 0) delete faults[name];
      return fault;
    },
    /** Current faults, for tests. */
    show: (): Partial<Values> =>
      Object.fromEntries(
        names.flatMap((name) => (faults[name] ? [[name, faults[name].value]] : [])),
      ) as Partial<Values>,
  };
}
