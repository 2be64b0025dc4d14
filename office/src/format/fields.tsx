/** Fields of lists and details for money and times. */
import { useFieldValue, useLocaleState } from 'react-admin';
import { formatMoney, formatTime } from './format.ts';

interface FieldProps {
  /** Path in the record. */
  source: string;
  /** For the heading of the column. */
  label?: string;
}

export const MoneyField = ({ source }: FieldProps) => {
  const value = useFieldValue({ source });
  return typeof value === 'number' ? <span>{formatMoney(value)}</span> : null;
};

export const TimeField = ({ source }: FieldProps) => {
  const value = useFieldValue({ source });
  const [locale] = useLocaleState();
  return typeof value === 'string' ? <time dateTime={value}>{formatTime(value, locale)}</time> : null;
};
