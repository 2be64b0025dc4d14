import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TypedField } from '../forms/typed-field.tsx';
import { TitledDialog } from '../parts/titled-dialog.tsx';
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
  const [local, setLocal] = useState(publishAt ? toSantiago(publishAt) : '');
  const at = fromSantiago(local);
  return (
    <TitledDialog
      title={translate('drafts.schedule.title')}
      onClose={onClose}
      actions={
        <>
          {publishAt && (
            <Button disabled={isBusy} onClick={() => onSchedule(null)}>
              {translate('drafts.schedule.remove')}
            </Button>
          )}
          <Button variant="contained" disabled={isBusy || at === null} onClick={() => onSchedule(at)}>
            {translate('drafts.schedule.confirm')}
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ mb: 2 }}>{translate('drafts.schedule.help')}</DialogContentText>
      <TypedField
        type="datetime-local"
        label="drafts.schedule.at"
        value={local}
        onChange={setLocal}
        error={local !== '' && at === null && translate('drafts.schedule.skipped')}
      />
    </TitledDialog>
  );
};
