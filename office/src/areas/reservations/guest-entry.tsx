import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { GuestList } from 'shared-contracts/office/reservations.schema';
import { useMay } from '../../session/session-context.tsx';
import { ArrivalButtons } from './arrival-buttons.tsx';
import { ReservationStateChip } from './reservation-entry.tsx';

type Guest = GuestList['guests'][number];

/** A reservation in the guest list, with its comments and its arrival. */
export const GuestEntry = ({ guest, isOfEvent }: { guest: Guest; isOfEvent: boolean }) => {
  const translate = useTranslate();
  const mayChange = useMay('reservations.change');
  const { id, version, hour, people, name, event, message, note, is_held, arrival, steps } = guest;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {!isOfEvent && (
          <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {hour}
          </Typography>
        )}
        <Box sx={{ flexGrow: 1, overflowWrap: 'anywhere', minWidth: 0 }}>
          <Link to={`/reservations/${id}/show`}>
            <bdi>{name}</bdi>
          </Link>
          , {translate('reservations.people', { smart_count: people })}
        </Box>
        <ReservationStateChip status="confirmed" arrival={arrival} confirm_until={is_held ? hour : null} />
        {mayChange && (
          <Stack direction="row" sx={{ gap: 1 }}>
            <ArrivalButtons reservation={{ id, version, steps }} />
          </Stack>
        )}
      </Box>
      {event && !isOfEvent && <Typography color="text.secondary">{event}</Typography>}
      {message && (
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          <bdi>«{message}»</bdi>
        </Typography>
      )}
      {note && (
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {translate('reservations.guests.note', { note })}
        </Typography>
      )}
    </Box>
  );
};
