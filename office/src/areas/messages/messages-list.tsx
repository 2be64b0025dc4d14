import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listMessages } from 'shared-contracts/office/messages.schema';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { Moment } from '../../parts/moment.tsx';
import { StateChip } from '../../parts/state-chip.tsx';

type Listed = EndpointOutput<typeof listMessages>['data'][number];

const filters = [
  searchFilter('messages.search'),
  choiceFilter('status', 'orders.state', ['open', 'answered', 'closed'], 'messages.statuses'),
];

/** Messages of the contact forms, newest first. */
const MessagesList = () => (
  <RowList<Listed>
    title="messages.title"
    filters={filters}
    sort={{ field: 'created_at', order: 'DESC' }}
    columns={[
      { label: 'messages.topic', isTitle: true, render: ({ topic }) => <bdi>{topic}</bdi> },
      { label: 'messages.from', render: ({ name }) => <bdi>{name}</bdi> },
      {
        label: 'orders.state',
        render: ({ status }) => <StateChip words={`messages.statuses.${status}`} />,
      },
      { label: 'messages.at', sort: 'created_at', render: ({ created_at: at }) => <Moment at={at} /> },
      { label: 'orders.number', isWideOnly: true, render: ({ number }) => number },
    ]}
    to="show"
  />
);

export default MessagesList;
