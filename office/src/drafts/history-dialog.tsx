import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { DraftState, draftSchemas } from 'shared-contracts/office/drafts.schema';
import { formatTime } from '../format/format.ts';
import { ReadError } from '../parts/read-error.tsx';
import { TitledDialog } from '../parts/titled-dialog.tsx';
import { useMay, useOffice } from '../session/session-context.tsx';
import { ChangeTable } from './change-table.tsx';
import type { KindEndpoints } from './use-draft.ts';

type Listed = EndpointOutput<typeof draftSchemas.listRevisions>;
type Revision = EndpointOutput<typeof draftSchemas.readRevision>;

interface HistoryDialogProps {
  endpoints: KindEndpoints;
  state: DraftState;
  labelOf: (path: string) => string;
  isBusy: boolean;
  onRestore: (revision: string) => void;
  onClose: () => void;
}

const useRevisions = ({ endpoints, state: { id } }: HistoryDialogProps) => {
  const { call } = useOffice();
  const [pages, setPages] = useState<readonly Listed[]>([]);
  const [chosen, setChosen] = useState<Revision>();
  const [failed, setFailed] = useState<{ error: Error; revision?: string }>();
  const wanted = useRef('');
  const { listRevisions, readRevision } = endpoints;
  const read = useCallback(
    (page: number): void => {
      call(listRevisions, { params: { id }, query: { page } }).then(
        (answer) => {
          setFailed(undefined);
          // Two presses of the button read the same page.
          setPages((known) => (known.length < page ? [...known, answer] : known));
        },
        (error: Error) => setFailed({ error }),
      );
    },
    [call, listRevisions, id],
  );
  useEffect(() => read(1), [read]);
  const last = pages.at(-1);
  const list = last && pages.flatMap(({ data }) => data);
  // The counted total has a limit. Beyond it, only an empty page shows the end.
  const hasMore = last?.more ? last.data.length > 0 : (list?.length ?? 0) < (last?.total ?? 0);
  const choose = (revision: string): void => {
    wanted.current = revision;
    setFailed(undefined);
    call(readRevision, { params: { id, revision } }).then(
      // The answer to an earlier choice may arrive later.
      (answer) => wanted.current === revision && setChosen(answer),
      (error: Error) => setFailed({ error, revision }),
    );
  };
  const more = () => read(pages.length + 1);
  const retry = () => (failed?.revision ? choose(failed.revision) : more());
  return { list, hasMore, more, chosen, choose, error: failed?.error, retry };
};

/** Published states, newest first. A chosen one is compared with what the shop shows, and can become the draft. */
export const HistoryDialog = (props: HistoryDialogProps) => {
  const { endpoints, state, labelOf, isBusy, onRestore, onClose } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay(endpoints.restoreRevision.access as never);
  const { list, hasMore, more, chosen, choose, error, retry } = useRevisions(props);
  const nameOf = ({ published_at, staff }: Listed['data'][number]): string =>
    `${formatTime(published_at, locale)}, ${staff?.name ?? translate('drafts.history.nobody')}`;
  return (
    <TitledDialog
      title={translate('drafts.history.title')}
      maxWidth="md"
      leave="ra.action.close"
      onClose={onClose}
      actions={
        mayChange &&
        chosen && (
          <Button variant="contained" disabled={isBusy} onClick={() => onRestore(chosen.id)}>
            {translate('drafts.history.restore')}
          </Button>
        )
      }
    >
      {error && <ReadError error={error} onRetry={retry} />}
      {list?.length === 0 && translate('drafts.history.none')}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list?.map((revision) => (
          <li key={revision.id}>
            <Button
              onClick={() => choose(revision.id)}
              aria-pressed={chosen?.id === revision.id}
              sx={{ textAlign: 'left', fontWeight: chosen?.id === revision.id ? 700 : 400 }}
            >
              {nameOf(revision)}
            </Button>
          </li>
        ))}
      </Box>
      {hasMore && <Button onClick={more}>{translate('drafts.history.more')}</Button>}
      {chosen && (
        <Box sx={{ mt: 2 }}>
          <ChangeTable before={chosen.data} after={state.published} labelOf={labelOf} />
        </Box>
      )}
    </TitledDialog>
  );
};
