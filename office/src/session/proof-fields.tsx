import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

/** Password and code, which prove that the person is the one who signed in. */
export const ProofFields = () => {
  const translate = useTranslate();
  return (
    <>
      <TextField
        name="password"
        type="password"
        label={translate('account.proof.password')}
        autoComplete="current-password"
        required
      />
      <TextField
        name="code"
        label={translate('account.proof.code')}
        helperText={translate('account.proof.code_help')}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        required
      />
    </>
  );
};
