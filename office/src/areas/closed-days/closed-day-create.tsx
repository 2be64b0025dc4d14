import Alert from '@mui/material/Alert';
import { Create, DateInput, maxLength, required, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { OfficeForm } from '../../forms/office-form.tsx';
import { useMay } from '../../session/session-context.tsx';
import { EnglishInput } from '../settings/both-languages.tsx';
import { useBarDay } from './use-bar-day.ts';

/** Warns of events and reservations on the day that is about to be closed. They stay. */
export const DayWarning = () => {
  const translate = useTranslate();
  const mayRead = useMay('reservations.read');
  const day: string | undefined = useWatch({ name: 'day' });
  const { events = [], reservations = 0 } = useBarDay() ?? {};
  if (events.length === 0 && reservations === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      {events.length > 0 && translate('closed_days.events_help', { smart_count: events.length })}
      {events.map(({ id, title, hour }) => (
        <div key={id}>
          <Link to={`/events/${id}`}>{title}</Link>, {hour}
        </div>
      ))}
      {reservations > 0 && (
        <div>
          {translate('closed_days.reservations_help', { smart_count: reservations })}{' '}
          {mayRead && <Link to={`/reservations?date=${day}`}>{translate('reservations.see_day')}</Link>}
        </div>
      )}
    </Alert>
  );
};

const reasonRules = [required(), maxLength(60)];

/** Closes the wine bar on a day. */
const ClosedDayCreate = () => (
  <Create title="closed_days.add" redirect="list">
    <OfficeForm maxWidth={560} save="closed_days.add">
      <DateInput source="day" label="closed_days.day" helperText="closed_days.help" validate={required()} />
      <DayWarning />
      <TextInput source="es" label="settings.es.reason" validate={reasonRules} />
      <EnglishInput source="en" label="settings.en.reason" max={60} />
    </OfficeForm>
  </Create>
);

export default ClosedDayCreate;
