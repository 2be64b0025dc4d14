import { type Theme, useMediaQuery } from '@mui/material';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  type DataTableProps,
  type RaRecord,
  RecordContextProvider,
  SelectAllButton,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { Link } from 'react-router';
import { MAX_PER_PAGE } from 'shared-contracts/office/ticked-limits';
import { EmptyRows } from './empty-rows.tsx';
import { RowLink } from './row-link.tsx';

export interface Column<R extends RaRecord> {
  /** Message key of the heading. */
  label: string;
  /** Field, when the list can be sorted by it. */
  sort?: string;
  render: (record: R) => ReactNode;
  /** Money and counts. */
  isNumber?: boolean;
  /** Link of a row, and heading of a card on phones. Other columns are lines with their label, unless they are empty. */
  isTitle?: boolean;
  /** Left out of cards, and with `xl` of tables in smaller windows too. */
  isWideOnly?: boolean | 'xl';
}

export interface RowsProps<R extends RaRecord> {
  columns: readonly Column<R>[];
  /** Page of a row, or its address; undefined for a row without a page. Default: rows are no links. */
  to?: 'show' | 'edit' | ((record: R) => string | undefined) | false;
  /** Buttons of a row, at its end. */
  rowActions?: ((record: R) => ReactNode) | false;
  /** Buttons for the chosen rows; a table without them has no checkboxes. Phones have none. */
  bulkActionButtons?: DataTableProps['bulkActionButtons'];
  /** Button that creates the first row of an empty list. */
  create?: ReactNode;
}

/** The link of a card takes presses on the whole card. Links and buttons in the lines lie above it. */
const WHOLE_CARD = {
  position: 'relative',
  '& h2 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& dd a, & button': { position: 'relative', zIndex: 1 },
};

const useAddressOf = <R extends RaRecord>(to: RowsProps<R>['to']) => {
  const resource = useResourceContext();
  const toPath = useCreatePath();
  return (record: R): string | undefined => {
    if (typeof to === 'function') return to(record);
    return to ? toPath({ resource, type: to, id: record.id }) : undefined;
  };
};

const Card = <R extends RaRecord>({ record, columns, to, rowActions }: RowsProps<R> & { record: R }) => {
  const translate = useTranslate();
  const titles = columns
    .filter(({ isTitle }) => isTitle)
    .map(({ label, render }) => (
      <Box component="span" key={label}>
        {render(record)}
      </Box>
    ));
  const address = useAddressOf(to)(record);
  const lines = columns.filter(({ isTitle, isWideOnly }) => !isTitle && !isWideOnly);
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', py: 1.5, ...WHOLE_CARD }}>
      <Typography component="h2" variant="h3" sx={{ mb: 0.5, overflowWrap: 'anywhere' }}>
        <Stack
          {...(address ? { component: Link, to: address } : { component: 'span' as const })}
          direction="row"
          sx={{ justifyContent: 'space-between', gap: 1, minHeight: '2.75rem', alignItems: 'center' }}
        >
          {titles}
        </Stack>
      </Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
          rowGap: 0.5,
          columnGap: 1.5,
          m: 0,
        }}
      >
        {lines
          .map(({ label, render }) => ({ label, value: render(record) }))
          .filter(({ value }) => value !== null && value !== undefined && value !== '')
          .map(({ label, value }) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {translate(label)}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Box>
            </Box>
          ))}
      </Box>
      {rowActions && <Box sx={{ mt: 1 }}>{rowActions(record)}</Box>}
    </Box>
  );
};

const Cards = <R extends RaRecord>(props: RowsProps<R>) => {
  const { data, isPending } = useListContext<R>();
  if (isPending) return null;
  if (!data?.length) return <EmptyRows create={props.create} />;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, px: 1.5, py: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card {...props} record={record} />
        </RecordContextProvider>
      ))}
    </Box>
  );
};

const Table = <R extends RaRecord>({
  columns,
  to,
  rowActions,
  bulkActionButtons = false,
  create,
}: RowsProps<R>) => {
  const addressOf = useAddressOf(to);
  const cell = ({ render, isTitle }: Column<R>, record: R): ReactNode => {
    const address = isTitle && addressOf(record);
    return address ? <RowLink to={address}>{render(record)}</RowLink> : render(record);
  };
  return (
    <DataTable<R>
      bulkActionButtons={bulkActionButtons}
      bulkActionsToolbar={
        bulkActionButtons && (
          <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MAX_PER_PAGE} />}>
            {bulkActionButtons}
          </BulkActionsToolbar>
        )
      }
      rowClick={to ? (_, __, record) => addressOf(record as R) ?? false : false}
      empty={<EmptyRows create={create} />}
    >
      {columns.map((column) => (
        <DataTable.Col
          key={column.label}
          source={column.sort ?? column.label}
          label={column.label}
          align={column.isNumber ? 'right' : 'left'}
          render={(record: object) => cell(column, record as R)}
          disableSort={!column.sort}
        />
      ))}
      {rowActions && (
        <DataTable.Col
          label="office.action.column"
          // The row takes clicks on its cells. Those on its buttons, and in their dialogs, must not open its page.
          render={(record: RaRecord) => (
            <Box onClick={(event) => event.stopPropagation()}>{rowActions(record as R)}</Box>
          )}
          disableSort
        />
      )}
    </DataTable>
  );
};

/** Rows of a list from one description: a table on wide windows, cards on phones. */
export const Rows = <R extends RaRecord>(props: RowsProps<R>) => {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  const isWidest = useMediaQuery((theme: Theme) => theme.breakpoints.up('xl'));
  if (isNarrow) return <Cards {...props} />;
  const columns = props.columns.filter(({ isWideOnly }) => isWidest || isWideOnly !== 'xl');
  return <Table {...props} columns={columns} />;
};
