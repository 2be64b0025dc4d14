import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { same } from '../forms/typed-texts.ts';
import { useTyped } from '../forms/use-typed.ts';

export interface Typed<T> {
  data: T;
  /** Version of the state on which a person typed them. Older than the state when another person was faster. */
  version: string;
}

/**
 * Typed data of a thing, kept in the session storage until they are saved. They keep the version on which they were
 * typed: when another person has changed the thing before the page opens again, the API refuses the first save.
 * @param form name in the session storage
 */
export const useTypedDraft = <T extends object>(form: string) => {
  const notify = useNotify();
  const [typed, setTyped] = useTyped<Typed<T>>(form);
  const [hasRestored] = useState(typed !== null);
  useEffect(() => {
    if (hasRestored) notify('office.typed.restored', { type: 'info' });
  }, [hasRestored, notify]);
  return {
    typed,
    /** Keeps newly typed data over the stored ones, or nothing when they are equal again. */
    change: (data: T, stored: T, { version }: DraftState) =>
      setTyped((now) => (same(data, stored) ? null : { data, version: now?.version ?? version })),
    /**
     * Takes the state that a call returned. Drops the data that the call saved. Moves data to the version of the state:
     * all with `keepsTyped`, otherwise only what a person typed during the call.
     */
    take: ({ version }: DraftState, { keepsTyped }: { keepsTyped: boolean }) =>
      // `typed` is what this render knew when it made the call.
      setTyped((now) => (now && (keepsTyped || now !== typed) ? { ...now, version } : null)),
  };
};
