import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { DraftState, draftSchemas } from 'shared-contracts/office/drafts.schema';
import { useRead } from '../data/use-read.ts';
import { formatTime } from '../format/format.ts';
import { ReadError } from '../parts/read-error.tsx';
import { TitledDialog } from '../parts/titled-dialog.tsx';
import { useMay, useOffice } from '../session/session-context.tsx';
import { ChangeTable } from './change-table.tsx';
import type { KindEndpoints } from './use-draft.ts';

type Listed = EndpointOutput<typeof draftSchemas.listRevisions>;

interface HistoryDialogProps {
  endpoints: KindEndpoints;
  state: DraftState;
  labelOf: (path: string) => string;
  isBusy: boolean;
  onRestore: (revision: string) => void;
  onClose: () => void;
}

const useRevisions = ({ endpoints: { listRevisions }, state: { id } }: HistoryDialogProps) => {
  const { call } = useOffice();
  return useInfiniteQuery({
    queryKey: [listRevisions.id, id],
    queryFn: ({ pageParam: page, signal }) =>
      call(listRevisions, { params: { id }, query: { page } }, { signal }),
    initialPageParam: 1,
    // The counted total has a limit. Beyond it, only an empty page shows the end.
    getNextPageParam: ({ data, total, more }, pages) => {
      const hasMore = more ? data.length > 0 : pages.flatMap((page) => page.data).length < total;
      return hasMore ? pages.length + 1 : undefined;
    },
    retry: false,
    gcTime: 0,
  });
};

/** Published states, newest first. A chosen one is compared with what the shop shows, and can become the draft. */
export const HistoryDialog = (props: HistoryDialogProps) => {
  const { endpoints, state, labelOf, isBusy, onRestore, onClose } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay(endpoints.restoreRevision.access as never);
  const [wanted, choose] = useState<string>();
  const { data, error, hasNextPage, fetchNextPage } = useRevisions(props);
  const list = data?.pages.flatMap((page) => page.data);
  const {
    data: chosen,
    error: chosenError,
    refetch,
  } = useRead(
    endpoints.readRevision,
    { params: { id: state.id, revision: wanted ?? '' } },
    { enabled: wanted !== undefined, retry: false, gcTime: 0, placeholderData: keepPreviousData },
  );
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
      {error && <ReadError error={error} onRetry={fetchNextPage} />}
      {chosenError && <ReadError error={chosenError} onRetry={refetch} />}
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
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()}>{translate('drafts.history.more')}</Button>
      )}
      {chosen && (
        <Box sx={{ mt: 2 }}>
          <ChangeTable before={chosen.data} after={state.published} labelOf={labelOf} />
        </Box>
      )}
    </TitledDialog>
  );
};
