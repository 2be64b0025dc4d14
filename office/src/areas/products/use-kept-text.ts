import { useTyped } from '../../forms/use-typed.ts';

interface Typed<T> {
  values: Partial<T>;
  /** Version on which the person began to type. */
  version: string;
}

/**
 * Values of a small form, the typed ones over the stored ones.
 * @param name name of the typed text, e.g. `stock/W1`
 * @param version version of the stored values. A form for something new has none
 */
export const useKeptText = <T extends Record<string, string>>(name: string, initial: T, version = '') => {
  const [typed, setTyped] = useTyped<Typed<T>>(name);
  return {
    values: { ...initial, ...typed?.values },
    isTyped: typed !== null,
    /** Whether the stored values changed since the person began to type. */
    isOutdated: typed !== null && typed.version !== version,
    change: (changes: Partial<T>) =>
      setTyped((now) => ({ values: { ...now?.values, ...changes }, version: now?.version ?? version })),
    /** Drops what was typed. */
    forget: () => setTyped(() => null),
  };
};
