import { useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { listPeople } from 'shared-contracts/office/people.schema';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { Email } from '../../parts/email.tsx';
import { Moment } from '../../parts/moment.tsx';
import { StateChip } from '../../parts/state-chip.tsx';

type ListedPerson = EndpointOutput<typeof listPeople>['data'][number];

const filters = [
  searchFilter('people.search'),
  choiceFilter('account', 'people.account.label', ['open', 'none', 'blocked'], 'people.account'),
];

/** People whom the shop knows by an e-mail, newest first. */
const PeopleList = () => {
  const translate = useTranslate();
  return (
    <RowList<ListedPerson>
      title="people.title"
      filters={filters}
      sort={{ field: 'created_at', order: 'DESC' }}
      columns={[
        {
          label: 'orders.name',
          isTitle: true,
          render: ({ name }) => <bdi>{name || translate('people.nameless')}</bdi>,
        },
        { label: 'orders.email', render: ({ email }) => <Email email={email} /> },
        {
          label: 'people.account.label',
          render: ({ account }) => <StateChip words={`people.account.${account}`} />,
        },
        { label: 'orders.title', isNumber: true, render: ({ orders }) => orders },
        { label: 'people.last_order', render: ({ last_order_at: at }) => at && <Moment at={at} /> },
        {
          label: 'people.since',
          sort: 'created_at',
          isWideOnly: true,
          render: ({ created_at: at }) => <Moment at={at} />,
        },
      ]}
      to="show"
    />
  );
};

export default PeopleList;
