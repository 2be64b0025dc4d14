import { List, type ListProps, Pagination, type RaRecord } from 'react-admin';
import { useNoLateFilter } from './late-filter.ts';

const PER_PAGE = 25;

const pages = <Pagination rowsPerPageOptions={[PER_PAGE, 50, 100]} />;

/** List of the office: filters in the address, 25 rows. */
export const OfficeList = <R extends RaRecord>(props: ListProps<R>) => {
  useNoLateFilter();
  return <List<R> perPage={PER_PAGE} pagination={pages} exporter={false} empty={false} {...props} />;
};
