import { useCallback, useEffect, useState } from 'react';
import type { DraftEndpoints } from 'shared-contracts/office/drafts';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { useOffice } from '../session/session-context.tsx';

/** Endpoints of a kind. Some kinds cannot be taken out of the shop. */
export type KindEndpoints = Omit<DraftEndpoints, 'withdraw'> & Partial<Pick<DraftEndpoints, 'withdraw'>>;

export interface LoadedDraft {
  /** Undefined until the API has answered. */
  state: DraftState | undefined;
  /** Sentence or message key. Empty without an error. */
  error: string;
  reload(): Promise<void>;
  setState(state: DraftState): void;
}

/** Reads draft and published state of a thing. */
export const useDraft = (endpoints: KindEndpoints, id: string): LoadedDraft => {
  const { call } = useOffice();
  const [state, setState] = useState<DraftState>();
  const [error, setError] = useState('');
  const { readDraft } = endpoints;
  const read = useCallback(
    () => call(readDraft, { params: { id } }).then(setState, (cause: Error) => setError(cause.message)),
    [call, readDraft, id],
  );
  useEffect(() => void read(), [read]);
  const reload = (): Promise<void> => {
    setError('');
    return read();
  };
  return { state, error, reload, setState };
};
