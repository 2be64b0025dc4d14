import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { PASSWORD_LENGTH } from 'shared-contracts/domain/password';

interface PasswordFieldProps extends Pick<TextFieldProps, 'name' | 'autoFocus'> {
  /** Message key. */
  label: string;
  isNew?: boolean;
}

/** Password of the person, or the one that the person chooses. */
export const PasswordField = ({ label, isNew = false, ...field }: PasswordFieldProps) => (
  <TextField
    name="password"
    {...field}
    type="password"
    label={useTranslate()(label)}
    autoComplete={isNew ? 'new-password' : 'current-password'}
    slotProps={{ htmlInput: isNew ? { minLength: PASSWORD_LENGTH.min } : {} }}
    required
  />
);
