import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import type { listPrivacyRequests } from 'shared-contracts/office/privacy-requests.schema';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { Email } from '../../parts/email.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { DaysLeft } from './days-left.tsx';

type Listed = EndpointOutput<typeof listPrivacyRequests>['data'][number];

const filters = [
  searchFilter('privacy_requests.search'),
  choiceFilter('status', 'orders.state', ['open', 'done', 'refused'], 'privacy_requests.statuses'),
];

/** Requests of people about their data, those that are due first. */
const PrivacyRequestsList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <RowList<Listed>
      title="privacy_requests.title"
      filters={filters}
      sort={{ field: 'due_on', order: 'ASC' }}
      filterDefaultValues={{ status: 'open' }}
      columns={[
        {
          label: 'privacy_requests.right',
          isTitle: true,
          render: ({ right }) => translate(`privacy_requests.rights.${right}`),
        },
        { label: 'orders.email', render: ({ email }) => <Email email={email} /> },
        {
          label: 'orders.state',
          render: ({ status }) => <StateChip words={`privacy_requests.statuses.${status}`} />,
        },
        { label: 'privacy_requests.days', render: ({ days_left }) => <DaysLeft days={days_left} /> },
        {
          label: 'privacy_requests.due',
          sort: 'due_on',
          render: ({ due_on }) => <time dateTime={due_on}>{formatFullDate(due_on, locale as Locale)}</time>,
        },
        {
          label: 'orders.number',
          isWideOnly: true,
          render: ({ number }) => <Box sx={{ whiteSpace: 'nowrap' }}>{number}</Box>,
        },
      ]}
      to="show"
    />
  );
};

export default PrivacyRequestsList;
