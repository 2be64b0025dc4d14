import Box from '@mui/material/Box';
import { CreateButton, useLocaleState, useTranslate } from 'react-admin';
import { formatDay, formatMoney } from '../../format/format.ts';
import { choiceFilter, searchFilter } from '../../lists/filters.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { StateChip } from '../../parts/state-chip.tsx';
import { useMay } from '../../session/session-context.tsx';
import type { ListedEvent } from './event-form.ts';

const filters = [
  searchFilter('ra.action.search'),
  choiceFilter('when', 'audit.at', ['upcoming', 'past', 'hidden'], 'events.whens', { alwaysOn: true }),
];

/** All events with their seats. */
const EventsList = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  // The API lets the staff who change the wine bar also change its events.
  const mayChange = useMay('rules.change-bar');
  return (
    <RowList<ListedEvent>
      title="rules.pages.events"
      filters={filters}
      filterDefaultValues={{ when: 'upcoming' }}
      sort={{ field: 'starts_at', order: 'ASC' }}
      create={mayChange && <CreateButton label="events.create" />}
      columns={[
        { label: 'events.title', isTitle: true, render: ({ title }) => title },
        {
          label: 'closed_days.day',
          sort: 'starts_at',
          render: ({ day, hour, closed, is_past }) => (
            <>
              {formatDay(day, locale)}, {hour}
              {typeof closed === 'string' && !is_past && (
                <Box sx={{ color: 'warning.main' }}>{translate('events.closed', { reason: closed })}</Box>
              )}
            </>
          ),
        },
        {
          label: 'events.seats',
          isNumber: true,
          render: ({ seats_taken: taken, capacity }) => translate('events.seats_of', { taken, capacity }),
        },
        {
          label: 'events.price',
          isNumber: true,
          render: ({ price }) => (price > 0 ? formatMoney(price) : translate('events.free')),
        },
        {
          label: 'coupons.status',
          render: ({ is_visible, is_past }) => {
            const status = is_past ? 'past' : is_visible ? 'upcoming' : 'hidden';
            return <StateChip words={`events.statuses.${status}`} />;
          },
        },
      ]}
      to="edit"
    />
  );
};

export default EventsList;
