import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ShowBase, Title, useLocaleState, useShowContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { formatDay, formatTime } from '../../format/format.ts';
import { LoadingPage } from '../../frame/loading-page.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Section } from '../../parts/section.tsx';
import { useMay } from '../../session/session-context.tsx';
import { StateChip } from './reservation-entry.tsx';
import { ReservationNote } from './reservation-note.tsx';
import { ReservationSteps } from './reservation-steps.tsx';

const Guest = ({ reservation }: { reservation: OfficeReservation }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const maySeePeople = useMay('people.read');
  const { name, email, phone, message, person, created_at, moved_at, cancelled_at } = reservation;
  return (
    <Section title="reservations.guest">
      <Facts
        facts={[
          [
            'reservations.name',
            person && maySeePeople ? (
              <Link key="person" to={`/people/${person}/show`}>
                {name}
              </Link>
            ) : (
              name
            ),
          ],
          [
            'reservations.phone',
            <a key="phone" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              {phone}
            </a>,
          ],
          ['reservations.email', email],
          ['reservations.message', message],
          ['reservations.language', translate(`reservations.languages.${reservation.locale}`)],
          ['reservations.created', formatTime(created_at, locale)],
          ['reservations.moved', moved_at && formatTime(moved_at, locale)],
          ['reservations.cancelled_at', cancelled_at && formatTime(cancelled_at, locale)],
        ]}
      />
    </Section>
  );
};

const Body = () => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('reservations.change');
  const { record, isPending, error, refetch } = useShowContext<OfficeReservation>();
  const isWhole = record !== undefined && 'steps' in record;
  if (!isWhole && (isPending || !error)) return <LoadingPage />;
  if (!isWhole)
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('reservations.again')}</Button>}
      >
        {translate(error?.message ?? 'office.error.unknown', { _: error?.message ?? '' })}
      </Alert>
    );
  const { id, number, date, hour, people, event } = record;
  return (
    <>
      <Title title={translate('reservations.one', { number })} />
      <Box sx={{ display: 'grid', gap: 3, maxWidth: '48rem' }}>
        <Box>
          <Typography sx={{ fontFamily: 'var(--serif)', fontSize: 'var(--step-28)' }}>
            {hour} · {translate('reservations.people', { smart_count: people })}
          </Typography>
          <Typography
            color="text.secondary"
            sx={{ mb: 1, '&::first-letter': { textTransform: 'uppercase' } }}
          >
            {formatDay(date, locale)} · {event ?? translate('reservations.table')}
          </Typography>
          <StateChip {...record} />
        </Box>
        <ReservationSteps reservation={record} />
        <Guest reservation={record} />
        {mayChange && <ReservationNote key={id} reservation={record} />}
        <Link to={`/reservations?date=${date}`}>{translate('reservations.see_day')}</Link>
      </Box>
    </>
  );
};

/** A reservation with its guest and the steps that are possible now. */
const ReservationPage = () => (
  <ShowBase<OfficeReservation> queryOptions={{ retry: false, refetchOnWindowFocus: false }}>
    <Body />
  </ShowBase>
);

export default ReservationPage;
