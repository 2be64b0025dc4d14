import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isReason, ReasonField } from '../forms/reason.tsx';

interface ConfirmDialogProps {
  title: string;
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
  title,
  consequence,
  reason,
  confirmLabel,
  isDanger = false,
  isActing = false,
  onConfirm,
  onClose,
}: ConfirmDialogProps) => {
  const translate = useTranslate();
  const id = useId();
  const [why, setWhy] = useState('');
  const isReady = reason !== 'required' || isReason(why);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {consequence && <DialogContentText component="div">{consequence}</DialogContentText>}
        {reason && (
          <Box sx={{ mt: 2 }}>
            <ReasonField value={why} onChange={setWhy} isOptional={reason === 'optional'} autoFocus />
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          color={isDanger ? 'error' : 'primary'}
          disabled={!isReady || isActing}
          onClick={() => onConfirm(why.trim())}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
