import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

/** First and last day. */
export interface Days {
  from?: string;
  to?: string;
}

/** First and last day. Empty: the days that the figure shows by default. */
export const DayChoice = ({
  from,
  to,
  onChange,
}: {
  from: string;
  to: string;
  onChange: (days: Days) => void;
}) => {
  const translate = useTranslate();
  const field = (name: 'from' | 'to', value: string) => (
    <TextField
      type="date"
      label={translate(`figures.${name}`)}
      value={value}
      onChange={({ target }) => onChange({ [name]: target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: '10.5rem' } }}
    />
  );
  return (
    <>
      {field('from', from)}
      {field('to', to)}
    </>
  );
};

/** Choice of one value of a few. */
export const WordChoice = <V extends string>({
  label,
  value,
  values,
  onChange,
}: {
  /** Message key of the label. The values are below it, as `<label>s.<value>`. */
  label: string;
  value: V;
  values: readonly V[];
  onChange: (value: V) => void;
}) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate(label)}
      value={value}
      onChange={({ target }) => onChange(target.value as V)}
      sx={{ width: '12rem' }}
    >
      {values.map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`${label}s.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
