import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { noteReservation } from 'shared-contracts/office/reservations';
import type { OfficeReservation } from 'shared-contracts/office/reservations.schema';
import { isChangedMeanwhile } from '../../api/office-error.ts';
import { formOf } from '../../forms/drafts.ts';
import { useDrafts, useOffice } from '../../session/session-context.tsx';

const MAX = 500;

/** Note of staff about a reservation. What was typed stays until it is saved. */
export const ReservationNote = ({ reservation }: { reservation: OfficeReservation }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call } = useOffice();
  const drafts = useDrafts();
  const { id, version, note } = reservation;
  const form = formOf('reservation-note', id);
  const [text, setText] = useState(() => String(drafts.read(form)?.text ?? note ?? ''));
  const [failure, setFailure] = useState('');
  const [isActing, setActing] = useState(false);
  const type = (typed: string): void => {
    setText(typed);
    drafts.write(form, { text: typed });
  };
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setActing(true);
    setFailure('');
    try {
      await call(noteReservation, { params: { id }, body: { version, note: text } });
      drafts.remove(form);
      notify('reservations.noted', { type: 'success' });
      refresh();
    } catch (error) {
      if (isChangedMeanwhile(error)) refresh();
      setFailure(isChangedMeanwhile(error) ? 'office.changed.reloaded' : (error as Error).message);
    }
    setActing(false);
  };
  return (
    <form onSubmit={(event) => void save(event)}>
      {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
      <TextField
        label={translate('reservations.note')}
        helperText={translate('reservations.note_help')}
        value={text}
        onChange={({ target: { value } }) => type(value)}
        slotProps={{ htmlInput: { maxLength: MAX } }}
        multiline
        minRows={2}
      />
      <Button type="submit" variant="outlined" disabled={isActing || text.trim() === (note ?? '')}>
        {translate('reservations.save_note')}
      </Button>
    </form>
  );
};
