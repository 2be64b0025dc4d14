import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { OfficeError, sentenceOf } from '../api/office-error.ts';

interface StepFormProps {
  /** Message key of the button. */
  submit: string;
  /** Sentence of an earlier step. */
  problem?: string | undefined;
  /** Leads to the step before. */
  onBack?: () => void;
  onSubmit: (values: Record<string, string>) => Promise<void>;
  children: ReactNode;
}

/** One step of the sign-in: fields, an error in words, and one button. */
export const StepForm = ({ submit, problem, onBack, onSubmit, children }: StepFormProps) => {
  const translate = useTranslate();
  const [failure, setFailure] = useState(problem);
  const [isSending, setSending] = useState(false);

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    // React passes events of a dialog on to the form that opened it.
    event.stopPropagation();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    setSending(true);
    try {
      await onSubmit(values);
    } catch (error) {
      setFailure(error instanceof OfficeError ? sentenceOf(error) : 'office.error.unknown');
    }
    setSending(false);
  };

  return (
    <form onSubmit={send}>
      <Stack spacing={1.5}>
        {failure && (
          <Alert severity="error" role="alert">
            {translate(failure, { _: failure })}
          </Alert>
        )}
        {children}
        <Button type="submit" variant="contained" size="large" disabled={isSending}>
          {translate(submit)}
        </Button>
        {onBack && <Button onClick={onBack}>{translate('office.sign_in.back')}</Button>}
      </Stack>
    </form>
  );
};
