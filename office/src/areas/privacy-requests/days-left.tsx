import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';

/** The days left are a warning from here on. The owners get a mail on the same day (WARN_DAYS of the API). */
const SOON_DAYS = 10;

/** Days left to answer. Nothing once it is answered. */
export const DaysLeft = ({ days }: { days: number | null }) => {
  const translate = useTranslate();
  if (days === null) return null;
  const label =
    days < 0
      ? translate('privacy_requests.late', { smart_count: -days })
      : translate('privacy_requests.left', { smart_count: days });
  return days > SOON_DAYS ? (
    label
  ) : (
    <Chip size="small" color={days < 0 ? 'error' : 'warning'} label={label} />
  );
};
