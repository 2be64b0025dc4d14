import { useCallback, useEffect, useState } from 'react';
import type { DraftEndpoints } from 'shared-contracts/office/drafts';
import type { DraftState } from 'shared-contracts/office/drafts.schema';
import { useOffice } from '../session/session-context.tsx';

/** Endpoints of a kind. Some kinds cannot be taken out of the shop. */
export type KindEndpoints = Omit<DraftEndpoints, 'withdraw'> & Partial<Pick<DraftEndpoints, 'withdraw'>>;

/** Reads draft and published state of a thing. `error`: sentence or message key, empty without an error. */
export const useDraft = (endpoints: KindEndpoints, id: string) => {
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
