import { CreateButton, useLocaleState } from 'react-admin';
import { formatFullDate } from 'shared-contracts/domain/dates';
import type { Locale } from 'shared-contracts/locale';
import { RowList } from '../../lists/row-list.tsx';
import { useMay } from '../../session/session-context.tsx';
import type { Incident } from './incident-form.ts';

const IncidentsList = () => {
  const [locale] = useLocaleState();
  const dayOf = (day: string | null) =>
    day && <time dateTime={day}>{formatFullDate(day, locale as Locale)}</time>;
  return (
    <RowList<Incident>
      title="incidents.title"
      sort={{ field: 'since', order: 'DESC' }}
      create={useMay('incidents.change') && <CreateButton label="incidents.add" />}
      columns={[
        { label: 'incidents.since', sort: 'since', isTitle: true, render: ({ since }) => dayOf(since) },
        {
          label: 'incidents.what',
          render: ({ what }) => (what.length > 120 ? `${what.slice(0, 120).trim()}…` : what),
        },
        { label: 'reservations.move.people', isNumber: true, render: ({ people }) => people },
        { label: 'incidents.agency_on', render: ({ agency_told_on }) => dayOf(agency_told_on) },
        { label: 'incidents.people_on', render: ({ people_told_on }) => dayOf(people_told_on) },
      ]}
      to="edit"
    />
  );
};

export default IncidentsList;
