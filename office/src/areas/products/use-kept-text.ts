import { useState } from 'react';
import { useCloseWarning } from '../../forms/use-close-warning.ts';
import { useDrafts } from '../../session/session-context.tsx';

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
 * Values of a small form, kept as a draft of the tab until they are saved. A lost network or a reload loses nothing.
 * @param name name of the draft, e.g. `stock/W1`
 * @param version version of the stored values. A form for something new has none
 */
export const useKeptText = <T extends Record<string, string>>(
  name: string,
  initial: T,
  version = '',
): KeptText<T> => {
  const drafts = useDrafts();
  const [typed, setTyped] = useState(() => drafts.read(name) as Typed<T> | null);
  useCloseWarning(typed !== null);
  return {
    values: { ...initial, ...typed?.values },
    isTyped: typed !== null,
    isOutdated: typed !== null && typed.version !== version,
    change: (changes) => {
      const next = { values: { ...typed?.values, ...changes }, version: typed?.version ?? version };
      setTyped(next);
      drafts.write(name, next);
    },
    forget: () => {
      setTyped(null);
      drafts.remove(name);
    },
  };
};
