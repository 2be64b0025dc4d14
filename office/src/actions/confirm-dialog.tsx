import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { type ReactNode, useState } from 'react';
import { isReason, ReasonField } from '../forms/reason.tsx';
import { TitledDialog, type TitledDialogProps } from '../parts/titled-dialog.tsx';

interface ConfirmDialogProps extends Pick<TitledDialogProps, 'title' | 'maxWidth' | 'children'> {
  /** Consequence in words. */
  consequence?: ReactNode;
  reason?: 'optional' | 'required' | undefined;
  confirmLabel: string;
  isDanger?: boolean;
  isActing?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}

export const ConfirmDialog = ({
  consequence,
  reason,
  confirmLabel,
  isDanger = false,
  isActing = false,
  onConfirm,
  children,
  ...dialog
}: ConfirmDialogProps) => {
  const [why, setWhy] = useState('');
  const isReady = reason !== 'required' || isReason(why);
  return (
    <TitledDialog
      {...dialog}
      actions={
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          disabled={!isReady || isActing}
          onClick={() => onConfirm(why.trim())}
        >
          {confirmLabel}
        </Button>
      }
    >
      {consequence && <DialogContentText component="div">{consequence}</DialogContentText>}
      {children}
      {reason && (
        <Box sx={{ mt: 2 }}>
          <ReasonField value={why} onChange={setWhy} isOptional={reason === 'optional'} autoFocus />
        </Box>
      )}
    </TitledDialog>
  );
};
