import type { ReactNode } from 'react';
import { type RaRecord, ShowBase } from 'react-admin';
import { RECORD_QUERY, type RecordTitle, RecordView } from './record-view.tsx';

interface RecordPageProps<T> {
  title: RecordTitle<T>;
  render: (record: T) => ReactNode;
  /** Reads the record again when a person comes back to the window. */
  refetchOnWindowFocus?: boolean;
}

/** Page of the record in the address. */
export const RecordPage = <T extends RaRecord>({
  title,
  render,
  refetchOnWindowFocus = false,
}: RecordPageProps<T>) => (
  <ShowBase<T>
    queryOptions={{ ...RECORD_QUERY, refetchOnWindowFocus }}
    render={(read) => <RecordView<T> read={read} title={title} render={render} />}
  />
);
