import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { TypedField } from '../forms/typed-field.tsx';
import { TitledDialog } from '../parts/titled-dialog.tsx';
import { faultOfHour, fromSantiago, toSantiago } from './santiago-time.ts';

interface ScheduleDialogProps {
  /** ISO 8601, or null without a time. */
  publishAt: string | null;
  isBusy: boolean;
  /** `refuse` shows a sentence of the server at the field. */
  onSchedule: (at: string | null, refuse: (sentence: string) => void) => void;
  onClose: () => void;
}

/** Chooses when the shop publishes the draft by itself, in Santiago's time. */
export const ScheduleDialog = ({ publishAt, isBusy, onSchedule, onClose }: ScheduleDialogProps) => {
  const translate = useTranslate();
  const [local, setLocal] = useState(publishAt ? toSantiago(publishAt) : '');
  const [refusal, setRefusal] = useState<string>();
  const at = fromSantiago(local);
  const fault = faultOfHour(local);
  return (
    <TitledDialog
      title={translate('drafts.schedule.title')}
      onClose={onClose}
      actions={
        <>
          {publishAt && (
            <Button disabled={isBusy} onClick={() => onSchedule(null, setRefusal)}>
              {translate('drafts.schedule.remove')}
            </Button>
          )}
          <Button
            variant="contained"
            disabled={isBusy || at === null || fault !== null}
            onClick={() => onSchedule(at, setRefusal)}
          >
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
        onChange={(typed) => {
          setLocal(typed);
          setRefusal(undefined);
        }}
        error={fault ? translate(fault) : refusal}
      />
    </TitledDialog>
  );
};
