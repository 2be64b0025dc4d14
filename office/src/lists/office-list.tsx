import { List, type ListProps, Pagination, type RaRecord } from 'react-admin';

const PER_PAGE = 25;

const pages = <Pagination rowsPerPageOptions={[PER_PAGE, 50, 100]} />;

/** List of the office: filters in the address, 25 rows, newest first when the list says so. */
export const OfficeList = <R extends RaRecord>(props: ListProps<R>) => (
  <List<R> perPage={PER_PAGE} pagination={pages} exporter={false} empty={false} {...props} />
);
