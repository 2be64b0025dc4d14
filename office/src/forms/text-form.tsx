import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { isChangedMeanwhile } from '../api/office-error.ts';
import { useDrafts } from '../session/session-context.tsx';

interface TextFormProps {
  /** Name of the draft, from `formOf`. */
  form: string;
  /** Stored text. Default: empty, and the field is emptied after sending. */
  stored?: string;
  maxLength: number;
  label: string;
  help: string;
  button: string;
  /** Message key of the notification after sending. */
  done: string;
  isMain?: boolean;
  send: (text: string) => Promise<unknown>;
  /** Reads the record again after another person changed it. Default: refreshes the page. */
  reread?: () => unknown;
}

/** Form of one text. The typed text is kept until it is sent. */
export const TextForm = (props: TextFormProps) => {
  const { form, stored, maxLength, label, help, button, done, isMain = false, send, reread } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const drafts = useDrafts();
  const [text, setText] = useState(() => String(drafts.read(form)?.text ?? stored ?? ''));
  const [failure, setFailure] = useState('');
  const [isActing, setActing] = useState(false);
  const type = (typed: string): void => {
    setText(typed);
    drafts.write(form, { text: typed });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setActing(true);
    setFailure('');
    try {
      await send(text);
      drafts.remove(form);
      if (stored === undefined) setText('');
      notify(done, { type: 'success' });
      refresh();
    } catch (error) {
      if (isChangedMeanwhile(error)) await (reread ?? refresh)();
      setFailure(isChangedMeanwhile(error) ? 'office.changed.reloaded' : (error as Error).message);
    }
    setActing(false);
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
      <TextField
        label={label}
        helperText={help}
        value={text}
        onChange={({ target: { value } }) => type(value)}
        slotProps={{ htmlInput: { maxLength } }}
        multiline
        minRows={isMain ? 4 : 2}
        fullWidth
      />
      <Button
        type="submit"
        variant={isMain ? 'contained' : 'outlined'}
        sx={{ mt: 1 }}
        disabled={isActing || text.trim() === (stored ?? '')}
      >
        {button}
      </Button>
    </form>
  );
};
