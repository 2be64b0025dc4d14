import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { TitledDialog } from '../parts/titled-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { StepForm } from './step-form.tsx';

/** Password and code, which prove that the person is the one who signed in. */
export const ProofFields = () => {
  const translate = useTranslate();
  return (
    <>
      <PasswordField label="account.proof.password" />
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

interface ProofDialogProps {
  title: string;
  /** Consequence in words. */
  consequence: string;
  /** Message key of the button. */
  submit: string;
  /** Fields before password and code. */
  children?: ReactNode;
  onSubmit: (values: Record<string, string>) => Promise<void>;
  onClose: () => void;
}

/** Asks for password and code before something that gives access to the office. Never keeps them in a draft. */
export const ProofDialog = ({ title, consequence, children, onClose, ...form }: ProofDialogProps) => {
  const translate = useTranslate();
  return (
    <TitledDialog title={title} leave={null} onClose={onClose}>
      <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{consequence}</DialogContentText>
      <StepForm {...form}>
        {children}
        <ProofFields />
      </StepForm>
      <Button onClick={onClose} fullWidth sx={{ mt: 1 }}>
        {translate('ra.action.cancel')}
      </Button>
    </TitledDialog>
  );
};
