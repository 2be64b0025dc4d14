import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { answerMessage } from 'shared-contracts/office/messages';
import type { OfficeMessage } from 'shared-contracts/office/messages.schema';
import { isChangedMeanwhile } from '../../api/office-error.ts';
import { formOf } from '../../forms/drafts.ts';
import { useDrafts, useOffice } from '../../session/session-context.tsx';

const MAX = 5000;

/** Answer to a message. What was typed stays until it is sent. */
export const AnswerForm = ({ message }: { message: OfficeMessage }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { call } = useOffice();
  const drafts = useDrafts();
  const { id, version, email } = message;
  const form = formOf('message-answer', id);
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
      await call(answerMessage, { params: { id }, body: { version, text } });
      drafts.remove(form);
      setText('');
      notify('messages.sent', { type: 'success' });
      refresh();
    } catch (error) {
      if (isChangedMeanwhile(error)) refresh();
      setFailure(isChangedMeanwhile(error) ? 'office.changed.reloaded' : (error as Error).message);
    }
    setActing(false);
  };
  return (
    <Box component="form" onSubmit={(event) => void send(event)}>
      {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
      <TextField
        label={translate('messages.answer')}
        helperText={translate('messages.answer_help', { email })}
        value={text}
        onChange={({ target: { value } }) => type(value)}
        slotProps={{ htmlInput: { maxLength: MAX } }}
        multiline
        minRows={4}
        fullWidth
      />
      <Button type="submit" variant="contained" sx={{ mt: 1 }} disabled={isActing || text.trim() === ''}>
        {translate('messages.send')}
      </Button>
    </Box>
  );
};
