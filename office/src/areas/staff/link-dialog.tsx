import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';

/** Shows the link of an invitation or a reset. It cannot be read again. */
export const LinkDialog = ({
  link,
  email,
  onClose,
}: {
  link: string;
  email: string;
  onClose: () => void;
}) => {
  const translate = useTranslate();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = () => navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{translate('staff.link.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {translate('staff.link.help', { email })}
        </DialogContentText>
        <TextField
          label={translate('staff.link.label')}
          value={link}
          multiline
          slotProps={{ htmlInput: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>
          {translate(isCopied ? 'staff.link.copied' : 'staff.link.copy')}
        </Button>
        <Button variant="contained" onClick={onClose}>
          {translate('staff.link.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
