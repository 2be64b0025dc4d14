import { useTyped } from '../../forms/use-typed.ts';

interface Typed<T> {
  values: Partial<T>;
  /** Version on which the person began to type. */
  version: string;
}

interface KeptText<T> {
  values: T;
  isTyped: boolean;
  /** Whether the stored values changed since the person began to type. */
  isOutdated: boolean;
  change: (changes: Partial<T>) => void;
  /** Drops what was typed. */
  forget: () => void;
}

/**
 * Values of a small form, the typed ones over the stored ones.
 * @param name name of the typed text, e.g. `stock/W1`
 * @param version version of the stored values. A form for something new has none
 */
export const useKeptText = <T extends Record<string, string>>(
  name: string,
  initial: T,
  version = '',
): KeptText<T> => {
  const [typed, setTyped] = useTyped<Typed<T>>(name);
  return {
    values: { ...initial, ...typed?.values },
    isTyped: typed !== null,
    isOutdated: typed !== null && typed.version !== version,
    change: (changes) =>
      setTyped((now) => ({ values: { ...now?.values, ...changes }, version: now?.version ?? version })),
    forget: () => setTyped(() => null),
  };
};
