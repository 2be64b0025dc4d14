import { CreateButton, useLocaleState, useTranslate } from 'react-admin';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { removeClosedDay } from 'shared-contracts/office/closed-days';
import type { listClosedDays } from 'shared-contracts/office/closed-days.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { formatDay } from '../../format/format.ts';
import { RowList } from '../../lists/row-list.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';

type ClosedDay = EndpointOutput<typeof listClosedDays>['data'][number];

/** Days that are closed in addition to the weekly and yearly rules. */
const ClosedDaysList = () => {
  const translate = useTranslate();
  const { call } = useOffice();
  const [locale] = useLocaleState();
  const mayChange = useMay('rules.change-bar');
  return (
    <RowList<ClosedDay>
      title="rules.pages.closed-days"
      sort={{ field: 'day', order: 'DESC' }}
      create={mayChange && <CreateButton label="closed_days.add" />}
      columns={[
        {
          label: 'closed_days.day',
          sort: 'day',
          isTitle: true,
          render: ({ id }) => <time dateTime={id}>{formatDay(id, locale)}</time>,
        },
        { label: 'settings.es.reason', render: ({ es }) => es },
        { label: 'settings.en.reason', render: ({ en }) => en },
        {
          label: 'closed_days.reservations',
          isNumber: true,
          render: ({ reservations }) => (reservations > 0 ? reservations : null),
        },
        { label: 'closed_days.events', isNumber: true, render: ({ events }) => events || null },
      ]}
      rowActions={
        mayChange &&
        (({ id }) => (
          <ActionButton
            label="closed_days.remove"
            done="closed_days.removed"
            consequence={translate('closed_days.remove_help', { day: formatDay(id, locale) })}
            onAct={() => call(removeClosedDay, { params: { id } })}
          />
        ))
      }
    />
  );
};

export default ClosedDaysList;
