import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { same } from '../forms/typed-texts.ts';
import { useTyped } from '../forms/use-typed.ts';
import { rebase } from './rebase.ts';

export interface Typed<T> {
  data: T;
  /** Version of the state on which a person typed them. Older than the state when another person was faster. */
  version: string;
}

/** `base`: data over which a person typed. Absent in a tab that has been open since the release before. */
interface Kept<T> extends Typed<T> {
  base: T | undefined;
}

/**
 * Typed data of a thing, kept in the session storage until they are saved. They keep the version on which they were
 * typed: when another person has changed the thing meanwhile, the API refuses the first save. The second has the typed fields
 * over what is stored then.
 * @param form name in the session storage
 */
export const useTypedDraft = <T extends object>(form: string) => {
  const notify = useNotify();
  const [typed, setTyped] = useTyped<Kept<T>>(form);
  const [hasRestored] = useState(typed !== null);
  useEffect(() => {
    if (hasRestored) notify('office.typed.restored', { type: 'info' });
  }, [hasRestored, notify]);
  return {
    typed: typed && ({ data: typed.data, version: typed.version } satisfies Typed<T>),
    /** Keeps newly typed data over the stored ones, or nothing when they are equal again. */
    change: (data: T, stored: T, { version }: DraftState) =>
      setTyped((now) =>
        same(data, stored) ? null : { data, version: now?.version ?? version, base: now ? now.base : stored },
      ),
    /**
     * Takes the state that a call returned, with its data. Drops the typed data that the call saved. Lays typed fields
     * over the state: all with `keepsTyped`, otherwise only what a person typed during the call.
     */
    take: ({ version }: DraftState, stored: T, { keepsTyped }: { keepsTyped: boolean }) =>
      setTyped((now) => {
        // `typed` is what this render knew when it made the call.
        if (!now || (!keepsTyped && now === typed)) return null;
        const base = keepsTyped ? now.base : (typed?.data ?? now.base);
        const data = base ? rebase(now.data, base, stored) : now.data;
        return same(data, stored) ? null : { data, version, base: stored };
      }),
  };
};
