import Alert from '@mui/material/Alert';
import { useEffect } from 'react';
import { required, SelectInput, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { readFreeSeats } from 'shared-contracts/office/reservations';
import { useRead } from '../../data/use-read.ts';
import { ReadError } from '../../parts/read-error.tsx';
import { dayOf } from './days.ts';

/** Hours and events of the day in the form, with the seats that are free for its people. */
const useFreeSeats = () => {
  const [date, people]: [string | undefined, number | undefined] = useWatch({ name: ['date', 'people'] });
  return useRead(
    readFreeSeats,
    { query: { date: date ?? '', people: Number(people) } },
    { enabled: Boolean(dayOf(date ?? null)) && Number(people) >= 1, retry: false, gcTime: 0 },
  );
};

/** Table or event of the day, and the hour of a table. The first free hour is chosen until staff choose another one. */
export const SeatFields = () => {
  const translate = useTranslate();
  const { setValue, getFieldState } = useFormContext();
  const { data, error, refetch } = useFreeSeats();
  const [event, hour]: [string | null | undefined, string | undefined] = useWatch({
    name: ['event', 'hour'],
  });
  const { closed = null, hours = [], events = [] } = data ?? {};
  const chosen = events.find(({ id }) => id === event);

  useEffect(() => {
    if (!data) return;
    // An event of another day, or one that has begun meanwhile.
    if (event && !chosen) setValue('event', null);
    const free = data.hours.filter((one) => one.is_free);
    const isOwn = getFieldState('hour').isDirty;
    // An hour that staff chose stays when it is full, and the list shows it.
    const isKept = (isOwn ? data.hours : free).some((one) => one.hour === hour);
    if (chosen) setValue('hour', chosen.hour);
    // Staff choose again when the day does not offer their hour.
    else if (!isKept) setValue('hour', isOwn ? '' : (free[0]?.hour ?? ''));
  }, [data, event, chosen, hour, setValue, getFieldState]);

  const left = (seats: number) => translate('reservations.move.left', { smart_count: seats });
  return (
    <>
      {error && <ReadError error={error} onRetry={refetch} />}
      {closed !== null && (
        <Alert severity="warning">{translate('reservations.add.closed', { reason: closed })}</Alert>
      )}
      {closed === null && data && hours.length === 0 && events.length === 0 && (
        <Alert severity="info">{translate('reservations.move.closed')}</Alert>
      )}
      {events.length > 0 && (
        <SelectInput
          source="event"
          label="reservations.add.for"
          emptyText="reservations.table"
          choices={events.map((one) => ({
            id: one.id,
            name: `${one.title} · ${one.hour} · ${left(one.seats_left)}`,
            disabled: !one.is_free,
          }))}
          translateChoice={false}
        />
      )}
      {!chosen && (
        <SelectInput
          source="hour"
          label="reservations.move.hour"
          choices={hours.map((one) => ({
            id: one.hour,
            name: `${one.hour} · ${left(one.seats_left)}`,
            disabled: !one.is_free,
          }))}
          translateChoice={false}
          validate={required()}
        />
      )}
    </>
  );
};
