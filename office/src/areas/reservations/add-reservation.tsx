import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { dayInSantiago } from 'shared-contracts/domain/santiago';
import { useMay } from '../../session/session-context.tsx';

/** Leads to the form of a new reservation on this day, or today when the day has passed. */
export const AddReservation = ({ date, event }: { date: string; event?: string }) => {
  const translate = useTranslate();
  const mayChange = useMay('reservations.change');
  if (!mayChange) return null;
  const today = dayInSantiago(new Date());
  const query = new URLSearchParams({ date: date < today ? today : date, ...(event && { event }) });
  return (
    <Button
      component={Link}
      to={`/reservations/create?${query}`}
      variant="contained"
      startIcon={<AddIcon />}
      sx={{ justifySelf: 'start' }}
    >
      {translate('reservations.add.title')}
    </Button>
  );
};
