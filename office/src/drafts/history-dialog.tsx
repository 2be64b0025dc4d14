import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useRead } from '../data/use-read.ts';
import { formatTime } from '../format/format.ts';
import { ReadError } from '../parts/read-error.tsx';
import { TitledDialog } from '../parts/titled-dialog.tsx';
import { useMay, useOffice } from '../session/session-context.tsx';
import { ChangeTable } from './change-table.tsx';
import type { DraftBarProps } from './draft-actions.ts';

interface HistoryDialogProps extends Pick<DraftBarProps, 'endpoints' | 'state' | 'labelOf' | 'wordsOf'> {
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
  const { endpoints, state, labelOf, wordsOf, isBusy, onRestore, onClose } = props;
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
        {list?.map(({ id, published_at, staff }) => (
          <li key={id}>
            <Button
              onClick={() => choose(id)}
              aria-pressed={chosen?.id === id}
              sx={{ textAlign: 'left', fontWeight: chosen?.id === id ? 700 : 400 }}
            >
              {formatTime(published_at, locale)}, {staff?.name ?? translate('drafts.history.nobody')}
            </Button>
          </li>
        ))}
      </Box>
      {hasNextPage && (
        <Button onClick={() => void fetchNextPage()}>{translate('drafts.history.more')}</Button>
      )}
      {chosen && (
        <Box sx={{ mt: 2 }}>
          <ChangeTable before={chosen.data} after={state.published} labelOf={labelOf} wordsOf={wordsOf} />
        </Box>
      )}
    </TitledDialog>
  );
};
