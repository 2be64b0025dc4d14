import { useState } from 'react';
import { useCloseWarning } from '../../forms/use-close-warning.ts';
import { useDrafts } from '../../session/session-context.tsx';

/**
 * Values of a small form, kept as a draft of the tab until they are saved. A lost network or a reload loses nothing.
 * @param name name of the draft, e.g. `stock/W1`
 */
export const useKeptText = <T extends Record<string, string>>(
  name: string,
  initial: T,
): { values: T; change: (changes: Partial<T>) => void; forget: () => void; isTyped: boolean } => {
  const drafts = useDrafts();
  const [typed, setTyped] = useState<Partial<T>>(() => (drafts.read(name) as Partial<T> | null) ?? {});
  const isTyped = Object.keys(typed).length > 0;
  useCloseWarning(isTyped);
  return {
    values: { ...initial, ...typed },
    isTyped,
    change: (changes) => {
      const next = { ...typed, ...changes };
      setTyped(next);
      drafts.write(name, next as Record<string, unknown>);
    },
    forget: () => {
      setTyped({});
      drafts.remove(name);
    },
  };
};
