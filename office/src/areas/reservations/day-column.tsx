import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import type { readReservationDays } from 'shared-contracts/office/reservations.schema';
import { formatDay } from '../../format/format.ts';
import { ReservationEntry } from './reservation-entry.tsx';

type Day = EndpointOutput<typeof readReservationDays>['days'][number];

/** A day with its reservations by hour. */
export const DayColumn = ({ day, isToday }: { day: Day; isToday: boolean }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { date, opens, closes, reason, people, reservations } = day;
  return (
    <Box
      component="section"
      sx={{ minWidth: 0, borderTop: 2, borderColor: isToday ? 'primary.main' : 'divider', pt: 1 }}
    >
      <Typography variant="h3" component="h2" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
        {formatDay(date, locale)}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {opens && `${opens}–${closes}. `}
        {reason}
        {reason && people > 0 && ' · '}
        {(!reason || people > 0) && translate('reservations.people', { smart_count: people })}
      </Typography>
      {reservations.length === 0 && !reason && (
        <Typography color="text.secondary">{translate('reservations.none')}</Typography>
      )}
      {reservations.length > 0 && (
        <Typography sx={{ mb: 1 }}>
          <Link to={`/guest-list?date=${date}`}>{translate('reservations.guests.title')}</Link>
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 0.5 }}>
        {reservations.map((reservation) => (
          <li key={reservation.id}>
            <ReservationEntry reservation={reservation} />
          </li>
        ))}
      </Box>
    </Box>
  );
};
