import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useSession, useSessionModel } from './session-context.tsx';
import { SignInSteps } from './sign-in-steps.tsx';

/** Asks for the password over the page, which keeps everything that was typed. */
export const ExpiredDialog = () => {
  const translate = useTranslate();
  const session = useSessionModel();
  const { staff } = useSession();
  return (
    <Dialog open aria-labelledby="expired-title" fullWidth maxWidth="xs">
      <DialogTitle id="expired-title">{translate('office.expired.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('office.expired.help')}</DialogContentText>
        <SignInSteps email={staff.email} onDone={() => void session.open()} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void session.signOut()}>{translate('office.expired.leave')}</Button>
      </DialogActions>
    </Dialog>
  );
};
