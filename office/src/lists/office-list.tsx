import { type ReactNode, useEffect } from 'react';
import { List, type ListProps, Pagination, type RaRecord, TopToolbar, useListContext } from 'react-admin';
import { useBlocker, useLocation } from 'react-router';
import { ReadError } from '../parts/read-error.tsx';
import { UnlessEmpty } from './empty-rows.tsx';

/**
 * Keeps the office on a record that was opened right after typing in a filter. React-admin writes a filter into the
 * address half a second after the last key, also while the code of the record loads and the list is still on screen.
 * That would lead back to the list.
 */
export const useNoLateFilter = (): void => {
  const { pathname } = useLocation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'POP' &&
      currentLocation.pathname !== pathname &&
      nextLocation.pathname === pathname &&
      nextLocation.search.includes('filter='),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
};

const PER_PAGE = 25;

/** Hides the pagination when the rows could not be read: it would show the number of an earlier list. */
const Pages = () => {
  const { data, error } = useListContext();
  return error && !data?.length ? null : <Pagination rowsPerPageOptions={[PER_PAGE, 50, 100]} />;
};

/** The rows. Without them, why the list could not be read. Rows of an earlier read stay. */
const RowsOrError = ({ children }: { children: ReactNode }) => {
  const { data, error, refetch } = useListContext();
  return error && !data?.length ? <ReadError error={error} onRetry={refetch} /> : children;
};

export interface OfficeListProps<R extends RaRecord> extends ListProps<R> {
  /** Button that creates a row, the only action above the list. False: the person may not. */
  create?: ReactNode;
}

/** List of the office: filters in the address, 25 rows. */
export const OfficeList = <R extends RaRecord>({ children, create, ...props }: OfficeListProps<R>) => {
  useNoLateFilter();
  const actions = create ? <TopToolbar children={<UnlessEmpty>{create}</UnlessEmpty>} /> : false;
  return (
    <List<R>
      perPage={PER_PAGE}
      pagination={<Pages />}
      exporter={false}
      empty={false}
      {...(create !== undefined && { actions })}
      {...props}
    >
      <RowsOrError>{children}</RowsOrError>
    </List>
  );
};
