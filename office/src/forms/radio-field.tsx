import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';

interface RadioFieldProps<T extends string> {
  /** Message key of the group's accessible name. */
  label: string;
  value: T | '';
  values: readonly T[];
  wordsOf: (value: T) => string;
  onChange: (value: T) => void;
}

/** Choice of which all values are shown, outside of a form of react-admin. */
export const RadioField = <T extends string>({
  label,
  value,
  values,
  wordsOf,
  onChange,
}: RadioFieldProps<T>) => (
  <RadioGroup
    aria-label={useTranslate()(label)}
    value={value}
    onChange={(_, chosen) => onChange(chosen as T)}
  >
    {values.map((one) => (
      <FormControlLabel key={one} value={one} control={<Radio />} label={wordsOf(one)} />
    ))}
  </RadioGroup>
);
