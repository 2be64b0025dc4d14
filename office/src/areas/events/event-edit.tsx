import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { cancelEvent } from 'shared-contracts/office/events';
import { ActionButton } from '../../actions/action-button.tsx';
import { OfficeEdit } from '../../forms/office-edit.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { AddReservation } from '../reservations/add-reservation.tsx';
import { EventFields } from './event-fields.tsx';
import type { EventDetail } from './event-form.ts';
import { EventGuests } from './event-guests.tsx';

const CancelButton = ({ id, version, reservations, is_past, is_visible }: EventDetail) => {
  const translate = useTranslate();
  const { call } = useOffice();
  if (is_past || (!is_visible && reservations === 0)) return null;
  return (
    <ActionButton
      label="events.cancel"
      isDanger
      reason="required"
      done="events.cancelled"
      consequence={translate('events.cancel_help', { smart_count: reservations })}
      onAct={(reason) => call(cancelEvent, { params: { id }, body: { version, reason } })}
    />
  );
};

const EventForm = (event: EventDetail) => {
  const translate = useTranslate();
  const mayChange = useMay('rules.change-bar');
  const maySeeGuests = useMay('reservations.read');
  const { id, day, seats_taken: taken, capacity, reservations, is_visible, is_past } = event;
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {translate('events.fact', { taken, capacity, smart_count: reservations })}
      </Typography>
      {is_past && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: 800 }}>
          {translate('events.past_help')}
        </Alert>
      )}
      {mayChange && !is_past && reservations > 0 && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: 800 }}>
          {translate('events.moved_help')}
        </Alert>
      )}
      <OfficeForm maxWidth={800} mb={4} asksReason mayChange={mayChange}>
        <EventFields />
      </OfficeForm>
      {mayChange && <CancelButton {...event} />}
      {is_visible && !is_past && (
        <Box sx={{ mt: 3 }}>
          <AddReservation date={day} event={id} />
        </Box>
      )}
      {maySeeGuests && <EventGuests key={event.version} id={id} day={day} />}
    </>
  );
};

/** Page of an event. */
const EventEdit = () => (
  <OfficeEdit<EventDetail> title={({ title }) => title}>{(event) => <EventForm {...event} />}</OfficeEdit>
);

export default EventEdit;
