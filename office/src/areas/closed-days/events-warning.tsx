import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useBarDay } from './use-bar-day.ts';

/** Warns of the events on the day that is about to be closed. They stay. */
export const EventsWarning = () => {
  const translate = useTranslate();
  const events = useBarDay()?.events ?? [];
  if (events.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      {translate('closed_days.events_help', { smart_count: events.length })}
      {events.map(({ id, title, hour }) => (
        <div key={id}>
          <Link to={`/events/${id}`}>{title}</Link>, {hour}
        </div>
      ))}
    </Alert>
  );
};
