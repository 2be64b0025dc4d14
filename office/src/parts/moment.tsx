import { useLocaleState } from 'react-admin';
import { formatTime } from '../format/format.ts';

/** A time in the language of the office. */
export const Moment = ({ at }: { at: string }) => {
  const [locale] = useLocaleState();
  return <time dateTime={at}>{formatTime(at, locale)}</time>;
};
