import Button from '@mui/material/Button';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

export interface TitledDialogProps extends Pick<DialogProps, 'maxWidth' | 'fullScreen' | 'children'> {
  title: string;
  /** Message key of the first button, which closes the dialog. Null: the dialog has no such button. */
  leave?: 'ra.action.cancel' | 'ra.action.close' | null;
  /** Buttons after the first one. */
  actions?: ReactNode;
  onClose?: () => void;
  /** Puts a form around the parts of the dialog. */
  inForm?: (parts: ReactNode) => ReactNode;
}

/** Dialog that its title names. */
export const TitledDialog = ({
  title,
  leave = 'ra.action.cancel',
  actions,
  maxWidth = 'xs',
  inForm = (parts) => parts,
  children,
  ...dialog
}: TitledDialogProps) => {
  const id = useId();
  const translate = useTranslate();
  return (
    <Dialog open aria-labelledby={id} fullWidth maxWidth={maxWidth} {...dialog}>
      {inForm(
        <>
          <DialogTitle id={id}>{title}</DialogTitle>
          <DialogContent>{children}</DialogContent>
          {(leave || actions) && (
            <DialogActions>
              {leave && <Button onClick={dialog.onClose}>{translate(leave)}</Button>}
              {actions}
            </DialogActions>
          )}
        </>,
      )}
    </Dialog>
  );
};
