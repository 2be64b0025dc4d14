import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import { RETURN_FILTERS } from 'shared-contracts/office/return-filters';
import type { ListedReturn } from 'shared-contracts/office/returns.schema';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { StateChips } from './return-chips.tsx';

const filters = [
  searchFilter('returns.search'),
  choiceFilter('waits', 'returns.waits', RETURN_FILTERS, 'returns.filters'),
];

/** Returns of products, those that wait longest first. */
const ReturnsList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <RowList<ListedReturn>
      title="returns.title"
      filters={filters}
      sort={{ field: 'requested_at', order: 'ASC' }}
      filterDefaultValues={{ waits: 'waiting' }}
      columns={[
        {
          label: 'orders.number',
          isTitle: true,
          render: ({ number }) => <Box sx={{ whiteSpace: 'nowrap' }}>{number}</Box>,
        },
        { label: 'returns.customer', render: ({ customer }) => <bdi>{customer}</bdi> },
        { label: 'returns.ground', render: ({ ground }) => translate(`returns.grounds.${ground}`) },
        { label: 'orders.refund_units', isWideOnly: true, render: ({ units }) => units },
        {
          label: 'orders.state',
          render: ({ state, is_late }) => <StateChips state={state} is_late={is_late} />,
        },
        {
          label: 'returns.requested',
          sort: 'requested_at',
          render: ({ requested_at }) => <Moment at={requested_at} />,
        },
        {
          label: 'returns.money_by',
          isWideOnly: true,
          render: ({ money_by }) => (
            <time dateTime={money_by}>{formatFullDate(money_by, locale as Locale)}</time>
          ),
        },
      ]}
      to="show"
    />
  );
};

export default ReturnsList;
