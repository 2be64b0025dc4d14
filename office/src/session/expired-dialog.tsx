import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReadError } from '../parts/read-error.tsx';
import { useSession, useSessionModel } from './session-context.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** Asks for the password over the page, which keeps everything that was typed. */
export const ExpiredDialog = () => {
  const translate = useTranslate();
  const session = useSessionModel();
  const { staff } = useSession();
  const [failed, setFailed] = useState<{ error: Error; act: () => Promise<void> }>();
  const attempt = (act: () => Promise<void>): void => {
    setFailed(undefined);
    act().catch((error: Error) => setFailed({ error, act }));
  };
  return (
    <Dialog open aria-labelledby="expired-title" fullWidth maxWidth="xs">
      <DialogTitle id="expired-title">{translate('office.expired.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('office.expired.help')}</DialogContentText>
        {failed && (
          <Box sx={{ mb: 2 }}>
            <ReadError error={failed.error} onRetry={() => attempt(failed.act)} />
          </Box>
        )}
        <SignInSteps email={staff.email} onDone={() => attempt(session.open)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => attempt(session.signOut)}>{translate('office.expired.leave')}</Button>
      </DialogActions>
    </Dialog>
  );
};
