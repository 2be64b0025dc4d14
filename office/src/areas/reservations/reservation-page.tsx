import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { noteReservation } from 'shared-contracts/office/reservations';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { MAX_RESERVATION_NOTE } from 'shared-contracts/office/text-limits';
import { formatDay, formatTime } from '../../format/format.ts';
import { TextForm } from '../../forms/text-form.tsx';
import { formOf } from '../../forms/typed-texts.ts';
import { RecordPage } from '../../frame/record-page.tsx';
import { Facts } from '../../parts/facts.tsx';
import { PersonLink } from '../../parts/person-link.tsx';
import { Section } from '../../parts/section.tsx';
import { useMay, useOffice } from '../../session/session-context.tsx';
import { AlikeReservations } from './alike-reservations.tsx';
import { ReservationStateChip } from './reservation-entry.tsx';
import { ReservationSteps } from './reservation-steps.tsx';

/** Note of staff about a reservation. */
const ReservationNote = ({ reservation }: { reservation: OfficeReservation }) => {
  const translate = useTranslate();
  const { refetch } = useShowContext();
  const { call } = useOffice();
  const { id, version, note } = reservation;
  return (
    <TextForm
      form={formOf('reservation-note', id)}
      stored={note ?? ''}
      maxLength={MAX_RESERVATION_NOTE}
      label={translate('orders.new_note')}
      help={translate('reservations.note_help')}
      button={translate('orders.add_note')}
      done="reservations.noted"
      send={(text) => call(noteReservation, { params: { id }, body: { version, note: text } })}
      reread={refetch}
    />
  );
};

const Guest = ({ reservation }: { reservation: OfficeReservation }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { name, email, phone, message, person, created_at, moved_at, cancelled_at, confirm_until } =
    reservation;
  return (
    <Section title="reservations.guest">
      <Facts
        facts={[
          ['orders.name', <PersonLink key="person" person={person} words={name} />],
          [
            'orders.address.phone',
            <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>,
          ],
          ['orders.email', email],
          ['reservations.message', message],
          ['office.language', translate(`reservations.languages.${reservation.locale}`)],
          ['reservations.created', formatTime(created_at, locale)],
          ['reservations.confirm_until', confirm_until && formatTime(confirm_until, locale)],
          ['reservations.moved', moved_at && formatTime(moved_at, locale)],
          ['reservations.cancelled', cancelled_at && formatTime(cancelled_at, locale)],
        ]}
      />
    </Section>
  );
};

const Body = ({ reservation }: { reservation: OfficeReservation }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('reservations.change');
  const { id, date, hour, people, event } = reservation;
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: '48rem' }}>
      <Box>
        <Typography sx={{ fontFamily: 'var(--serif)', fontSize: 'var(--step-28)' }}>
          {hour} · {translate('reservations.people', { smart_count: people })}
        </Typography>
        <Typography color="text.secondary" sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
          {formatDay(date, locale)} · {event ?? translate('reservations.table')}
        </Typography>
        <ReservationStateChip {...reservation} />
      </Box>
      <ReservationSteps reservation={reservation} />
      <Guest reservation={reservation} />
      <AlikeReservations alike={reservation.alike ?? []} />
      {mayChange && <ReservationNote key={id} reservation={reservation} />}
      <Link to={`/reservations?date=${date}`}>{translate('reservations.see_day')}</Link>
    </Box>
  );
};

/** A reservation with its guest and the steps that are possible now. */
const ReservationPage = () => (
  <RecordPage<OfficeReservation>
    title="reservations.one"
    render={(reservation) => <Body reservation={reservation} />}
  />
);

export default ReservationPage;
