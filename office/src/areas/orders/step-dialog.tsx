import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useNotify, useRefresh, useShowContext, useTranslate } from 'react-admin';
import { isChangedMeanwhile, OfficeError } from '../../api/office-error.ts';

/** Error of a dialog: its sentence, and sentences of single fields. */
export interface Failure {
  message: string;
  fields: Record<string, string>;
}

interface StepDialogProps {
  title: string;
  /** Consequence in words. Null: the order no longer allows the step. */
  consequence: string | null;
  submit: string;
  isDanger?: boolean;
  isReady?: boolean;
  /** Does the step with the order's current version. Resolves with the sentence to show. */
  onSubmit: () => Promise<string>;
  onClose: () => void;
  children?: ReactNode | ((fields: Record<string, string>) => ReactNode);
}

/**
 * Dialog of a step. It stays open after a failure and keeps what was typed: when the network is lost, and when another
 * person changed the order meanwhile. Then it shows the order's new state.
 */
export const StepDialog = ({
  title,
  consequence,
  submit,
  isDanger = false,
  isReady = true,
  onSubmit,
  onClose,
  children,
}: StepDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { refetch } = useShowContext();
  const id = useId();
  const [isActing, setActing] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const act = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setActing(true);
    try {
      notify(await onSubmit(), { type: 'success', multiLine: true });
      onClose();
      refresh();
    } catch (error) {
      const isChanged = isChangedMeanwhile(error);
      // A refused refund is recorded, so that the order has another version too.
      if (error instanceof OfficeError && error.statusCode === 409) await refetch();
      setFailure({
        message: isChanged ? 'office.changed.reloaded' : (error as Error).message,
        fields: error instanceof OfficeError ? error.fields : {},
      });
      setActing(false);
    }
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <form onSubmit={(event) => void act(event)} noValidate>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {translate(failure.message, { _: failure.message })}
            </Alert>
          )}
          <DialogContentText sx={{ color: 'text.primary', mb: 1 }}>
            {consequence ?? translate('orders.step_gone')}
          </DialogContentText>
          {typeof children === 'function' ? children(failure?.fields ?? {}) : children}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color={isDanger ? 'error' : 'primary'}
            disabled={!isReady || isActing || consequence === null}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
