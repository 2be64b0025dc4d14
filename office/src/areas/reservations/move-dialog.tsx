import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContentText from '@mui/material/DialogContentText';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { moveReservation, readReservationHours } from 'shared-contracts/office/reservations';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { useRead } from '../../data/use-read.ts';
import { ChoiceField } from '../../forms/choice-field.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { ReadError } from '../../parts/read-error.tsx';
import { useOffice } from '../../session/session-context.tsx';
import { dayOf } from './days.ts';

/** A table has at most `MAX_PERSONS` of shared-contracts/src/api/reservations.schema.ts. */
const PEOPLE = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

type Wish = Pick<OfficeReservation, 'date' | 'hour' | 'people'>;

const HourField = ({ id, wish, onChange }: { id: string; wish: Wish; onChange: (hour: string) => void }) => {
  const translate = useTranslate();
  const { date, people, hour } = wish;
  const { data, error, refetch } = useRead(
    readReservationHours,
    { params: { id }, query: { date, people } },
    { retry: false, gcTime: 0 },
  );
  const hours = data?.data ?? [];
  const isOffered = hours.some((one) => one.hour === hour && one.is_free);
  return (
    <>
      {error && <ReadError error={error} onRetry={refetch} />}
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

/** Another day, hour or number of people. */
export const MoveDialog = ({
  reservation,
  onClose,
}: {
  reservation: OfficeReservation;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const refresh = useRefresh();
  const { call } = useOffice();
  const { id, version, email } = reservation;
  const [wish, setWish] = useState<Wish>({
    date: reservation.date,
    hour: reservation.hour,
    people: reservation.people,
  });
  const isSame = (['date', 'hour', 'people'] as const).every((name) => wish[name] === reservation[name]);
  const move = async (): Promise<string> => {
    await call(moveReservation, { params: { id }, body: { version, ...wish } });
    return 'reservations.move.done';
  };

  return (
    <FormDialog
      title={translate('reservations.move.title')}
      submit={translate('reservations.move.submit')}
      isReady={!isSame}
      onSubmit={move}
      reread={refresh}
      onClose={onClose}
    >
      {() => (
        <>
          <DialogContentText sx={{ overflowWrap: 'anywhere' }}>
            {translate(email ? 'reservations.move.help' : 'reservations.move.help_silent', { email })}
          </DialogContentText>
          <Box sx={{ display: 'grid', gap: 1, mt: 2 }}>
            <ChoiceField
              label="reservations.move.people"
              value={String(wish.people)}
              values={PEOPLE}
              onChange={(people) => setWish({ ...wish, people: Number(people) })}
            />
            <TypedField
              type="date"
              required
              label="closed_days.day"
              value={wish.date}
              onChange={(date) => dayOf(date) && setWish({ ...wish, date })}
            />
            <HourField id={id} wish={wish} onChange={(hour) => setWish({ ...wish, hour })} />
          </Box>
        </>
      )}
    </FormDialog>
  );
};
