import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ListContextProvider, ResourceContextProvider, useList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { exportEventGuests, listEventGuests } from 'shared-contracts/office/events';
import type { EventGuest } from 'shared-contracts/office/events.schema';
import { ActionButton } from '../../actions/action-button.tsx';
import { saveText } from '../../actions/save-text.ts';
import { useRead } from '../../data/use-read.ts';
import { type Column, Rows } from '../../lists/rows.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { Section } from '../../parts/section.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';

const ExportButton = ({ id }: { id: string }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  return (
    <ActionButton
      label="events.guests.export"
      done="events.guests.exported"
      reason="required"
      consequence={translate('events.guests.export_help')}
      onAct={async (reason) => saveText(await call(exportEventGuests, { params: { id }, body: { reason } }))}
      onDone={() => undefined}
    />
  );
};

/** Message key of a guest's state. */
const stateOf = ({ state, is_held, is_waiting }: EventGuest): string =>
  is_waiting
    ? 'reservations.waiting'
    : is_held && state === 'confirmed'
      ? 'reservations.held'
      : `events.guests.states.${state}`;

const Guests = ({ guests }: { guests: EventGuest[] }) => {
  const translate = useTranslate();
  const list = useList({ data: guests, perPage: Math.max(guests.length, 1) });
  const columns: readonly Column<EventGuest>[] = [
    { label: 'orders.name', isTitle: true, render: ({ name }) => <bdi>{name}</bdi> },
    { label: 'reservations.move.people', isNumber: true, render: ({ people }) => people },
    {
      label: 'events.guests.contact',
      render: ({ email, phone }) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          {email}
          <br />
          <a href={`tel:${phone}`}>{phone}</a>
        </Box>
      ),
    },
    {
      label: 'events.guests.texts',
      render: ({ message, note }) =>
        (message || note) && (
          <Box sx={{ maxWidth: '20rem', overflowWrap: 'anywhere' }}>
            {message && <bdi>«{message}»</bdi>}
            {note && <div>{note}</div>}
          </Box>
        ),
    },
    {
      label: 'orders.state',
      render: (guest) => (
        <>
          {translate(stateOf(guest))}
          {guest.has_alike && <div>{translate('reservations.has_alike')}</div>}
        </>
      ),
    },
  ];
  return (
    <ResourceContextProvider value="reservations">
      <ListContextProvider value={list}>
        <Rows columns={columns} to={({ id }) => `/reservations/${id}/show`} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
};

/** Guests of an event, for the door and the kitchen. */
export const EventGuests = ({ id, day }: { id: string; day: string }) => {
  const translate = useTranslate();
  const mayExport = useMay('people.export');
  const { data, error, refetch } = useRead(listEventGuests, { params: { id } }, { retry: false });
  return (
    <Box sx={{ mt: 3 }}>
      <Section title="events.guests.title">
        {error && <ReadError error={error} onRetry={refetch} />}
        {data && data.data.length === 0 && <Typography>{translate('events.guests.none')}</Typography>}
        {data && data.data.length > 0 && (
          <>
            <Typography color="text.secondary">
              {translate('events.guests.sum', { smart_count: data.people })}
            </Typography>
            <Typography sx={{ mb: 1 }}>
              <Link to={`/guest-list?date=${day}&event=${id}`}>{translate('reservations.guests.title')}</Link>
            </Typography>
            {mayExport && <ExportButton id={id} />}
            <Guests guests={data.data} />
          </>
        )}
      </Section>
    </Box>
  );
};
