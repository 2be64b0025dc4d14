import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { useCloseWarning } from '../forms/use-close-warning.ts';
import { useDrafts } from '../session/session-context.tsx';

interface Typed<T> {
  data: T;
  /** Version of the state that was on the screen while it was typed. */
  version: string;
}

export interface TypedDraft<T> {
  typed: Typed<T> | null;
  /** Keeps newly typed data over this state. */
  change: (data: T, state: DraftState) => void;
  /** Takes over a new state: after a write, which drops the typed data, or of a person who was faster. */
  take: (state: DraftState, how: { keepsTyped: boolean }) => void;
}

/**
 * Typed data of a thing, kept in the session storage until they are saved. They keep the version on which they were
 * typed: when another person has changed the thing before the page opens again, the API refuses the first save.
 * @param form name in the session storage
 */
export const useTypedDraft = <T extends object>(form: string): TypedDraft<T> => {
  const kept = useDrafts();
  const notify = useNotify();
  const [typed, setTyped] = useState(() => {
    const read = kept.read(form);
    return read && 'version' in read ? (read as unknown as Typed<T>) : null;
  });
  const [hasRestored] = useState(typed !== null);
  useEffect(() => {
    if (hasRestored) notify('office.draft.restored', { type: 'info' });
  }, [hasRestored, notify]);
  useEffect(() => {
    if (typed) kept.write(form, { ...typed });
    else kept.remove(form);
  }, [kept, form, typed]);
  useCloseWarning(typed !== null);
  return {
    typed,
    change: (data, { version }) => setTyped((old) => ({ data, version: old?.version ?? version })),
    take: ({ version }, { keepsTyped }) =>
      setTyped((old) => (keepsTyped && old ? { ...old, version } : null)),
  };
};
