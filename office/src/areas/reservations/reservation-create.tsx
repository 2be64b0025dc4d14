import Stack from '@mui/material/Stack';
import { Create, DateInput, email, maxLength, required, TextInput } from 'react-admin';
import { useSearchParams } from 'react-router';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { MAX_RESERVATION_NOTE } from 'shared-contracts/office/text-limits';
import { CountInput } from '../../forms/count-input.tsx';
import { LineInput } from '../../forms/line-input.tsx';
import { OfficeForm } from '../../forms/office-form.tsx';
import { SaveAlways } from '../../forms/save-always.tsx';
import { dayOf } from './days.ts';
import { SeatFields } from './seat-fields.tsx';

const MAX_PEOPLE = 100;

/** Reservation of a guest who calls. The address of the page has the day, and the event if there is one. */
const ReservationCreate = () => {
  const [search] = useSearchParams();
  const defaults = {
    date: dayOf(search.get('date')) ?? dayInSantiago(new Date()),
    event: search.get('event'),
    people: 2,
  };
  return (
    <Create
      title="reservations.add.title"
      redirect={(_resource, _id, made) => `reservations?date=${(made as OfficeReservation).date}`}
    >
      <OfficeForm
        maxWidth={560}
        defaultValues={defaults}
        save={<SaveAlways label="reservations.add.submit" sx={{ mt: 2, alignSelf: 'start' }} />}
      >
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: { xs: 0, sm: 2 }, width: '100%' }}>
          <DateInput source="date" label="closed_days.day" validate={required()} />
          <CountInput source="people" label="reservations.move.people" min={1} max={MAX_PEOPLE} />
        </Stack>
        <SeatFields />
        <LineInput source="name" label="orders.name" max={60} autoFocus />
        <LineInput source="phone" type="tel" label="orders.address.phone" max={30} />
        <TextInput
          source="email"
          type="email"
          label="orders.email"
          helperText="reservations.add.email_help"
          validate={[email(), maxLength(120)]}
          autoComplete="off"
        />
        <TextInput
          source="note"
          label="orders.new_note"
          helperText="reservations.note_help"
          validate={maxLength(MAX_RESERVATION_NOTE)}
          multiline
        />
      </OfficeForm>
    </Create>
  );
};

export default ReservationCreate;
