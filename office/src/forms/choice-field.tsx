import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface ChoiceFieldProps<T extends string>
  extends Pick<TextFieldProps, 'required' | 'disabled' | 'helperText' | 'sx'> {
  /** Message key. */
  label: string;
  value: T | '';
  values: readonly T[];
  /** Words of a choice: those below this message key, or a text of its own. Default: the value itself. */
  words?: string | ((value: T) => string);
  /** Why the API refused the choice. */
  error?: string | undefined;
  onChange: (value: T) => void;
}

/** Choice of one of a few values, outside of a form of react-admin. */
export const ChoiceField = <T extends string>({
  label,
  values,
  words = (value) => value,
  error,
  helperText,
  onChange,
  ...field
}: ChoiceFieldProps<T>) => {
  const translate = useTranslate();
  return (
    <TextField
      {...field}
      select
      label={translate(label)}
      error={error !== undefined}
      helperText={error ?? helperText}
      onChange={({ target }) => onChange(target.value as T)}
    >
      {values.map((one) => (
        <MenuItem key={one} value={one} sx={{ whiteSpace: 'normal' }}>
          {typeof words === 'string' ? translate(`${words}.${one}`) : words(one)}
        </MenuItem>
      ))}
    </TextField>
  );
};
