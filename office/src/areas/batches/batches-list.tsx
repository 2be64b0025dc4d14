import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ListedBatch } from 'shared-contracts/office/batches.schema';
import { choiceFilter } from '../../lists/filters.tsx';
import { listLink } from '../../lists/list-link.ts';
import { OfficeList } from '../../lists/office-list.tsx';
import { type Column, Rows } from '../../lists/rows.tsx';
import { Moment } from '../../parts/moment.tsx';

const filters = [choiceFilter('open', 'orders.state', ['yes', 'no'], 'batches.open', { alwaysOn: true })];

/** The list of orders, where staff tick the orders of a new batch. The oldest delivery promise comes first. */
const TO_TICK = listLink('orders', { status: 'confirmed' }, { field: 'promise', order: 'ASC' });

/** Batches (orders that staff pack together), the newest first. `left`: orders that are still to send. */
const BatchesList = () => {
  const translate = useTranslate();
  const columns: readonly Column<ListedBatch>[] = [
    { label: 'batches.batch', isTitle: true, render: ({ id }) => translate('batches.one', { id }) },
    { label: 'batches.staff', render: ({ staff }) => staff },
    { label: 'orders.placed', sort: 'created_at', render: ({ created_at }) => <Moment at={created_at} /> },
    { label: 'orders.title', isNumber: true, render: ({ orders }) => orders },
    { label: 'batches.left', isNumber: true, render: ({ left }) => left },
    {
      label: 'orders.state',
      render: ({ closed_at }) => translate(`batches.open.${closed_at === null ? 'yes' : 'no'}`),
    },
  ];
  return (
    <OfficeList<ListedBatch>
      title="batches.title"
      filters={filters}
      filterDefaultValues={{ open: 'yes' }}
      sort={{ field: 'created_at', order: 'DESC' }}
    >
      <Rows
        columns={columns}
        to="show"
        create={
          <Button component={Link} to={TO_TICK}>
            {translate('batches.to_tick')}
          </Button>
        }
      />
    </OfficeList>
  );
};

export default BatchesList;
