import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { isChangedMeanwhile, OfficeError } from '../api/office-error.ts';
import { Problem } from '../parts/problem.tsx';
import { TitledDialog } from '../parts/titled-dialog.tsx';

/** Sentence of each refused field. */
export type FieldErrors = Readonly<Record<string, string>>;

interface FormDialogProps {
  title: string;
  submit: string;
  isDanger?: boolean;
  isReady?: boolean;
  width?: 'xs' | 'sm';
  /** Resolves with the sentence to show. */
  onSubmit: () => Promise<string>;
  /** Reads the record of the dialog again, because another person changed it. */
  reread?: () => unknown;
  onClose: () => void;
  children: (errors: FieldErrors) => ReactNode;
}

const errorsOf = (error: Error | undefined): FieldErrors =>
  error instanceof OfficeError ? error.fields : {};

/** Dialog with a form. It stays open after an error and keeps what was typed. */
export const FormDialog = ({
  title,
  submit,
  isDanger = false,
  isReady = true,
  width = 'xs',
  onSubmit,
  reread,
  onClose,
  children,
}: FormDialogProps) => {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error>();
  const message = reread && isChangedMeanwhile(error) ? 'office.changed.reloaded' : error?.message;

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    // React passes the event on to the form of the page that opened the dialog.
    event.stopPropagation();
    if (!isReady || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      notify(await onSubmit(), { type: 'success', multiLine: true });
      onClose();
      refresh();
    } catch (problem) {
      if (problem instanceof OfficeError && problem.statusCode === 409) await reread?.();
      setError(problem as Error);
      setBusy(false);
    }
  };

  return (
    <TitledDialog
      title={title}
      maxWidth={width}
      onClose={onClose}
      inForm={(parts) => (
        <form onSubmit={(event) => void send(event)} noValidate>
          {parts}
        </form>
      )}
      actions={
        <Button
          type="submit"
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          disabled={!isReady || isBusy}
        >
          {submit}
        </Button>
      }
    >
      <Problem message={message} sx={{ mb: 2 }} />
      {children(errorsOf(error))}
    </TitledDialog>
  );
};
