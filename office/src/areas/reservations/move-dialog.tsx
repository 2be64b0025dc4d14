import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { moveReservation, readReservationHours } from 'shared-contracts/office/reservations';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { isChangedMeanwhile } from '../../api/office-error.ts';
import { useOffice } from '../../session/session-context.tsx';
import { dayOf } from './days.ts';

const PEOPLE = [1, 2, 3, 4, 5, 6, 7, 8];

type Wish = Pick<OfficeReservation, 'date' | 'hour' | 'people'>;

const HourField = ({ id, wish, onChange }: { id: string; wish: Wish; onChange: (hour: string) => void }) => {
  const translate = useTranslate();
  const { call } = useOffice();
  const { date, people, hour } = wish;
  const { data, error } = useQuery({
    queryKey: ['reservation-hours', id, date, people],
    queryFn: ({ signal }) =>
      call(readReservationHours, { params: { id }, query: { date, people } }, { signal }),
    retry: false,
    gcTime: 0,
  });
  const hours = data?.data ?? [];
  const isOffered = hours.some((one) => one.hour === hour && one.is_free);
  return (
    <>
      {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
      {data && hours.length === 0 && <Alert severity="info">{translate('reservations.move.closed')}</Alert>}
      <TextField
        select
        required
        label={translate('reservations.move.hour')}
        value={isOffered ? hour : ''}
        disabled={hours.length === 0}
        onChange={({ target: { value } }) => onChange(value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      >
        <MenuItem value="" disabled>
          {translate('reservations.move.choose')}
        </MenuItem>
        {hours.map((one) => (
          <MenuItem key={one.hour} value={one.hour} disabled={!one.is_free}>
            {one.hour} · {translate('reservations.move.left', { smart_count: one.seats_left })}
          </MenuItem>
        ))}
      </TextField>
    </>
  );
};

/** Another day, hour or number of people. Stays open after a failure, and keeps what was chosen. */
export const MoveDialog = ({
  reservation,
  onClose,
}: {
  reservation: OfficeReservation;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call } = useOffice();
  const titleId = useId();
  const { id, version, email } = reservation;
  const [wish, setWish] = useState<Wish>({
    date: reservation.date,
    hour: reservation.hour,
    people: reservation.people,
  });
  const [failure, setFailure] = useState('');
  const [isActing, setActing] = useState(false);
  const isSame = (['date', 'hour', 'people'] as const).every((name) => wish[name] === reservation[name]);

  const move = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setActing(true);
    setFailure('');
    try {
      await call(moveReservation, { params: { id }, body: { version, ...wish } });
      notify('reservations.move.done', { type: 'success' });
      onClose();
      refresh();
    } catch (error) {
      if (isChangedMeanwhile(error)) refresh();
      setFailure(isChangedMeanwhile(error) ? 'office.changed.reloaded' : (error as Error).message);
      setActing(false);
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <form onSubmit={(event) => void move(event)} noValidate>
        <DialogTitle id={titleId}>{translate('reservations.move.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
            {translate('reservations.move.help', { email })}
          </DialogContentText>
          {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
          <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
            <TextField
              select
              label={translate('reservations.move.people')}
              value={String(wish.people)}
              onChange={({ target: { value } }) => setWish({ ...wish, people: Number(value) })}
            >
              {PEOPLE.map((people) => (
                <MenuItem key={people} value={String(people)}>
                  {people}
                </MenuItem>
              ))}
            </TextField>
            <TextField
              type="date"
              required
              label={translate('reservations.date')}
              value={wish.date}
              onChange={({ target: { value } }) => dayOf(value) && setWish({ ...wish, date: value })}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <HourField id={id} wish={wish} onChange={(hour) => setWish({ ...wish, hour })} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isActing || isSame}>
            {translate('reservations.move.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
