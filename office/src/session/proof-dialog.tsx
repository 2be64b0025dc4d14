import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { ProofFields } from './proof-fields.tsx';
import { StepForm } from './step-form.tsx';

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
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2, overflowWrap: 'anywhere' }}>{consequence}</DialogContentText>
        <StepForm {...form}>
          {children}
          <ProofFields />
        </StepForm>
        <Button onClick={onClose} fullWidth sx={{ mt: 1 }}>
          {translate('ra.action.cancel')}
        </Button>
      </DialogContent>
    </Dialog>
  );
};
