import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

export interface TypedFieldProps
  extends Pick<TextFieldProps, 'type' | 'required' | 'autoFocus' | 'autoComplete' | 'onKeyDown' | 'sx'>,
    Pick<TextFieldProps, 'multiline' | 'minRows' | 'maxRows'> {
  /** Message key, or a translated text. */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Sentence about a fault, in place of the help. True: a fault that the help explains. */
  error?: string | boolean | undefined;
  help?: string | undefined;
  maxLength?: number;
  /** Phones open their keys for digits. */
  isNumber?: boolean;
  readOnly?: boolean;
}

/** Field of a text, a day or a time, outside of a form of react-admin. */
export const TypedField = ({
  label,
  onChange,
  error = false,
  help,
  maxLength,
  isNumber = false,
  readOnly,
  ...field
}: TypedFieldProps) => (
  <TextField
    {...field}
    label={useTranslate()(label, { _: label })}
    error={error !== false}
    helperText={typeof error === 'string' ? error : help}
    onChange={({ target }) => onChange(target.value)}
    slotProps={{
      htmlInput: { maxLength, readOnly, ...(isNumber && { inputMode: 'numeric' }) },
      // The browser always shows the parts of a day or a time.
      ...(field.type?.startsWith('date') && { inputLabel: { shrink: true } }),
    }}
  />
);
