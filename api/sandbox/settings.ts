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

interface Setting<Value> extends Scope {
  value: Value;
  left: number;
}

/** Faults to set, and how they apply. */
type Control<Values> = { [Key in keyof Values]?: Values[Key] | null | undefined } & Scope;

export type Settings<Values extends object> = ReturnType<typeof createSettings<Values>>;

/** Faults that tests set, each for a number of times. `null` resets one. */
export function createSettings<Values extends object>(names: readonly (keyof Values & string)[]) {
  let settings: { [Key in keyof Values]?: Setting<Values[Key]> } = {};
  return {
    set(control: Control<Values>): void {
      const { times, operation, about, when } = control;
      for (const name of names) {
        const value = control[name];
        if (value === undefined) continue;
        const left = times ?? Number.POSITIVE_INFINITY;
        settings = {
          ...settings,
          [name]: value === null ? undefined : { times, operation, about, when, value, left },
        };
      }
    },
    reset(): void {
      settings = {};
    },
    /** The fault that applies now. Uses up one of its `times`. */
    take<Key extends keyof Values>(
      name: Key,
      operation?: string,
      request?: string,
    ): Setting<Values[Key]> | undefined {
      const setting = settings[name];
      if (setting?.about && request?.includes(setting.about) === false) return undefined;
      if (!setting || (operation && setting.operation && setting.operation !== operation)) return undefined;
      setting.left -= 1;
      if (setting.left === 0) delete settings[name];
      return setting;
    },
    /** Current faults, for tests. */
    show: (): Partial<Values> =>
      Object.fromEntries(
        names.flatMap((name) => (settings[name] ? [[name, settings[name].value]] : [])),
      ) as Partial<Values>,
  };
}
