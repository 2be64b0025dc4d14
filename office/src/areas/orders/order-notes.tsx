import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useLocaleState, useNotify, useRefresh, useShowContext, useTranslate } from 'react-admin';
import { addOrderNote } from 'shared-contracts/office/orders';
import { isChangedMeanwhile } from '../../api/office-error.ts';
import { formatTime } from '../../format/format.ts';
import { formOf } from '../../forms/drafts.ts';
import { Section } from '../../parts/section.tsx';
import { useDrafts, useMay } from '../../session/session-context.tsx';
import { useOrder, useOrderCall } from './use-order-call.ts';

const MAX = 2000;

const NewNote = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { refetch } = useShowContext();
  const call = useOrderCall();
  const drafts = useDrafts();
  const form = formOf('order-notes', useOrder().id);
  const [text, setText] = useState(() => String(drafts.read(form)?.text ?? ''));
  const [failure, setFailure] = useState('');
  const [isActing, setActing] = useState(false);
  const type = (typed: string): void => {
    setText(typed);
    drafts.write(form, { text: typed });
  };
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setActing(true);
    setFailure('');
    try {
      await call(addOrderNote, { text });
      drafts.remove(form);
      setText('');
      notify('orders.done.note', { type: 'success' });
      refresh();
    } catch (error) {
      if (isChangedMeanwhile(error)) await refetch();
      setFailure(isChangedMeanwhile(error) ? 'office.changed.reloaded' : (error as Error).message);
    }
    setActing(false);
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
      <TextField
        label={translate('orders.new_note')}
        value={text}
        onChange={(event) => type(event.target.value)}
        helperText={translate('orders.note_help')}
        slotProps={{ htmlInput: { maxLength: MAX } }}
        multiline
        minRows={2}
      />
      <Button type="submit" variant="outlined" disabled={isActing || text.trim() === ''}>
        {translate('orders.add_note')}
      </Button>
    </form>
  );
};

/** Notes that only staff see. */
export const OrderNotes = () => {
  const [locale] = useLocaleState();
  const mayNote = useMay('orders.note');
  const { notes, erasure } = useOrder();
  return (
    <Section title="orders.notes_title">
      {notes.map(({ id, at, staff, text }) => (
        <Box key={id} sx={{ mb: 1, p: 1, bgcolor: 'var(--paper-2)' }}>
          <Typography variant="body2" color="text.secondary">
            {staff} · {formatTime(at, locale)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            <bdi>{text}</bdi>
          </Typography>
        </Box>
      ))}
      {mayNote && erasure !== 'done' && <NewNote />}
    </Section>
  );
};
