import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import NotesIcon from '@mui/icons-material/NotesOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ListedReservation } from 'shared-contracts/office/reservations.schema';
import { formatDay } from '../../format/format.ts';

const COLOURS = { arrived: 'success', no_show: 'warning' } as const;

/** A cancelled reservation, one that waits for its guest, or what staff noted about the arrival. */
export const ReservationStateChip = ({
  status,
  arrival,
  confirm_until,
  is_waiting,
}: Pick<ListedReservation, 'status' | 'arrival' | 'confirm_until' | 'is_waiting'>) => {
  const translate = useTranslate();
  if (is_waiting) return <Chip size="small" label={translate('reservations.waiting')} />;
  if (status === 'cancelled') return <Chip size="small" label={translate('reservations.cancelled')} />;
  if (confirm_until && !arrival) return <Chip size="small" label={translate('reservations.held')} />;
  if (!arrival) return null;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={COLOURS[arrival]}
      label={translate(`reservations.arrival.${arrival}`)}
    />
  );
};

/** A reservation in a day: hour, name and people. The whole entry leads to its page. */
export const ReservationEntry = ({
  reservation,
  hasDate = false,
}: {
  reservation: ListedReservation;
  hasDate?: boolean;
}) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { id, date, hour, name, people, event, has_text, has_alike } = reservation;
  return (
    <Box
      component={Link}
      to={`/reservations/${id}/show`}
      sx={{
        display: 'block',
        p: 1,
        minHeight: '2.75rem',
        textDecoration: 'none',
        color: 'text.primary',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        '&:hover': { bgcolor: 'primary.light' },
      }}
    >
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {hasDate && `${formatDay(date, locale)} `}
          {hour}
        </Typography>
        <span>{translate('reservations.people', { smart_count: people })}</span>
        {has_text && <NotesIcon fontSize="small" titleAccess={translate('reservations.has_text')} />}
        {has_alike && <CopyIcon fontSize="small" titleAccess={translate('reservations.has_alike')} />}
        <ReservationStateChip {...reservation} />
      </Box>
      <Typography component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      {event && (
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
          {event}
        </Typography>
      )}
    </Box>
  );
};
