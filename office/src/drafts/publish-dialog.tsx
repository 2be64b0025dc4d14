import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { ChangeTable } from './change-table.tsx';

interface PublishDialogProps {
  before: object | null;
  after: object | null;
  labelOf: (path: string) => string;
  isBusy: boolean;
  onPublish: () => void;
  onClose: () => void;
}

/** Says what will change in the shop, field by field. */
export const PublishDialog = ({ before, after, labelOf, isBusy, onPublish, onClose }: PublishDialogProps) => {
  const translate = useTranslate();
  const title = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="md">
      <DialogTitle id={title}>{translate('drafts.publish.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate(before ? 'drafts.publish.help' : 'drafts.publish.help_new')}
        </DialogContentText>
        {before && <ChangeTable before={before} after={after} labelOf={labelOf} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={isBusy} onClick={onPublish}>
          {translate('drafts.publish.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
