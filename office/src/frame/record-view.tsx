import type { ReactNode } from 'react';
import { type RaRecord, Title, useTranslate } from 'react-admin';
import { ReadError } from '../parts/read-error.tsx';
import { FailedPage } from './failed-page.tsx';
import { LoadingPage } from './loading-page.tsx';

/**
 * Options of the query of a record on a page of its own. With its own key and without a cache, the page never opens
 * with the copy of a list or of an earlier visit, whose old version the API would refuse. Without a network it fails,
 * instead of waiting, and is sent again when the network is back. The page shows an error itself: react-admin would say
 * that the record does not exist, and leave for the list.
 */
export const RECORD_QUERY = {
  meta: { use: 'page' },
  gcTime: 0,
  networkMode: 'always',
  refetchOnReconnect: true,
  onError: () => undefined,
} as const;

/** Message key with the record's fields as its values. A function gives the title itself, or its message key. */
export type RecordTitle<T> = string | ((record: T) => string);

interface RecordViewProps<T> {
  /** State of the query, from the context of react-admin. */
  read: { record?: T; error?: Error | null; refetch: () => unknown };
  title: RecordTitle<T>;
  render: (record: T) => ReactNode;
}

/** The page of a record, or that it loads, or why it could not be read. */
export const RecordView = <T extends RaRecord>({
  read: { record, error, refetch },
  title,
  render,
}: RecordViewProps<T>) => {
  const translate = useTranslate();
  if (!record) return error ? <FailedPage error={error} onRetry={refetch} /> : <LoadingPage />;
  return (
    <>
      <Title title={typeof title === 'string' ? translate(title, record) : title(record)} />
      {error && <ReadError error={error} onRetry={refetch} />}
      {render(record)}
    </>
  );
};
