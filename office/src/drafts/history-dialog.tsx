import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { DraftState, draftSchemas } from 'shared-contracts/office/drafts.schema';
import { formatTime } from '../format/format.ts';
import { Problem } from '../parts/problem.tsx';
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
  const [list, setList] = useState<Listed['data']>();
  const [last, setLast] = useState<Listed>();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<Revision>();
  const [error, setError] = useState('');
  const { listRevisions, readRevision } = endpoints;
  const fail = (cause: Error) => setError(cause.message);
  useEffect(() => {
    call(listRevisions, { params: { id }, query: { page } })
      .then((answer) => {
        setList((known = []) => (page === 1 ? answer.data : [...known, ...answer.data]));
        setLast(answer);
      })
      .catch(fail);
  }, [call, listRevisions, id, page]);
  // The counted total has a limit. Beyond it, only an empty page shows the end.
  const hasMore = last?.more ? last.data.length > 0 : (list?.length ?? 0) < (last?.total ?? 0);
  const choose = (revision: string) =>
    call(readRevision, { params: { id, revision } }).then(setChosen).catch(fail);
  return { list, hasMore, more: () => setPage(page + 1), chosen, choose, error };
};

/** Published states, newest first. A chosen one is compared with what the shop shows, and can become the draft. */
export const HistoryDialog = (props: HistoryDialogProps) => {
  const { endpoints, state, labelOf, isBusy, onRestore, onClose } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay(endpoints.restoreRevision.access as never);
  const { list, hasMore, more, chosen, choose, error } = useRevisions(props);
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
      <Problem severity="warning" message={error} />
      {list?.length === 0 && translate('drafts.history.none')}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {list?.map((revision) => (
          <li key={revision.id}>
            <Button
              onClick={() => void choose(revision.id)}
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
