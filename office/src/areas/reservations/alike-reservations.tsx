import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { Section } from '../../parts/section.tsx';
import { ReservationEntry } from './reservation-entry.tsx';

/** Reservations that may be of the same guest, with what they have in common. */
export const AlikeReservations = ({ alike }: { alike: NonNullable<OfficeReservation['alike']> }) => {
  const translate = useTranslate();
  if (alike.length === 0) return null;
  return (
    <Section title="reservations.alike">
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {translate('reservations.alike_help')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {alike.map(({ common, ...reservation }) => (
          <li key={reservation.id}>
            <ReservationEntry reservation={{ ...reservation, has_alike: false }} hasDate />
            <Typography variant="body2" color="text.secondary">
              {common.map((part) => translate(`reservations.common.${part}`)).join(' · ')}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
};
