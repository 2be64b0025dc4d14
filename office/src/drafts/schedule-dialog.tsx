import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { fromSantiago, toSantiago } from './santiago-time.ts';

interface ScheduleDialogProps {
  /** ISO 8601, or null without a time. */
  publishAt: string | null;
  isBusy: boolean;
  onSchedule: (at: string | null) => void;
  onClose: () => void;
}

/** Chooses when the shop publishes the draft by itself, in Santiago's time. */
export const ScheduleDialog = ({ publishAt, isBusy, onSchedule, onClose }: ScheduleDialogProps) => {
  const translate = useTranslate();
  const title = useId();
  const [local, setLocal] = useState(publishAt ? toSantiago(publishAt) : '');
  const at = fromSantiago(local);
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} fullWidth maxWidth="xs">
      <DialogTitle id={title}>{translate('drafts.schedule.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>{translate('drafts.schedule.help')}</DialogContentText>
        <TextField
          type="datetime-local"
          label={translate('drafts.schedule.at')}
          value={local}
          onChange={({ target }) => setLocal(target.value)}
          error={local !== '' && at === null}
          helperText={local !== '' && at === null ? translate('drafts.schedule.skipped') : undefined}
          slotProps={{ inputLabel: { shrink: true } }}
          fullWidth
        />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        {publishAt && (
          <Button disabled={isBusy} onClick={() => onSchedule(null)}>
            {translate('drafts.schedule.remove')}
          </Button>
        )}
        <Button variant="contained" disabled={isBusy || at === null} onClick={() => onSchedule(at)}>
          {translate('drafts.schedule.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
