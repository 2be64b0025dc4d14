import type { RaRecord } from 'react-admin';
import { OfficeList, type OfficeListProps } from './office-list.tsx';
import { Rows, type RowsProps } from './rows.tsx';

type RowListProps<R extends RaRecord> = Omit<OfficeListProps<R>, 'children'> & RowsProps<R>;

/** List of the office whose rows are described by columns. */
export const RowList = <R extends RaRecord>({
  columns,
  to,
  rowActions,
  bulkActionButtons,
  ...list
}: RowListProps<R>) => (
  <OfficeList<R> {...list}>
    <Rows {...{ columns, to, rowActions, bulkActionButtons, create: list.create }} />
  </OfficeList>
);
