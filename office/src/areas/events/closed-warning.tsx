import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useBarDay } from '../closed-days/use-bar-day.ts';

/** Warns that the bar is closed on the day of the event. Staff may want that, so it refuses nothing. */
export const ClosedWarning = () => {
  const translate = useTranslate();
  const closed = useBarDay()?.closed;
  if (typeof closed !== 'string') return null;
  return (
    <Alert severity="warning" sx={{ mb: 2, width: '100%' }}>
      {translate('events.closed_help', { reason: closed })}
    </Alert>
  );
};
