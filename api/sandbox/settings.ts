/** How one fault applies: how often, to which operation, and before or after the work. */
export interface Scope {
  times?: number | undefined;
  operation?: string | undefined;
  when: 'before' | 'after';
}

interface Setting<Value> extends Scope {
  value: Value;
  left: number;
}

/** Faults that tests set, each for a number of times. `null` resets one. */
export function createSettings<Values extends object>(names: readonly (keyof Values & string)[]) {
  type Settings = { [Key in keyof Values]?: Setting<Values[Key]> };
  let settings: Settings = {};
  return {
    turn(values: { [Key in keyof Values]?: Values[Key] | null | undefined }, scope: Scope): void {
      for (const name of names) {
        const value = values[name];
        if (value === undefined) continue;
        const left = scope.times ?? Number.POSITIVE_INFINITY;
        settings = { ...settings, [name]: value === null ? undefined : { ...scope, value, left } };
      }
    },
    reset(): void {
      settings = {};
    },
    /** The fault that applies now. Uses up one of its `times`. */
    take<Key extends keyof Values>(name: Key, operation?: string): Setting<Values[Key]> | undefined {
      const setting = settings[name];
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
