import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useEffect } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { Problem } from '../parts/problem.tsx';
import { useTypedTexts } from '../session/session-context.tsx';
import { useAttempt } from './use-attempt.ts';
import { useTyped } from './use-typed.ts';

interface TextFormProps {
  /** Name of the typed text, from `formOf`. */
  form: string;
  /** Stored text. Default: empty, and the field is emptied after sending. */
  stored?: string;
  maxLength: number;
  label: string;
  help: string;
  button: string;
  /** Message key of the notification after sending. */
  done: string;
  /** The main form of its page: a larger field and a filled button. */
  isMain?: boolean;
  send: (text: string) => Promise<unknown>;
  /** Reads the record again. Default: refreshes the page. */
  reread?: () => unknown;
}

interface Typed {
  text: string;
  /** The stored text that it replaces. */
  over: string;
}

/** Form of one text. The typed text is kept until it is sent. */
export const TextForm = (props: TextFormProps) => {
  const refresh = useRefresh();
  const { form, stored = '', maxLength, label, help, button, done, isMain, send, reread = refresh } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const typedTexts = useTypedTexts();
  const [typed, setTyped] = useTyped<Typed>(form);
  const { attempt, problem, setProblem, isBusy } = useAttempt();
  const text = typed?.text ?? stored;
  const isOutdated = typed !== null && typed.over !== stored;
  // It may have been typed back, or stored although the answer was lost.
  useEffect(() => {
    if (typed?.text === stored) setTyped(() => null);
  });
  const changeText = (value: string): void =>
    setTyped((before) => ({ text: value, over: before?.over ?? stored }));
  const submit = (event: FormEvent): Promise<void> => {
    event.preventDefault();
    return attempt(
      async () => {
        await send(text);
        typedTexts.remove(form);
        notify(done, { type: 'success' });
        await reread();
        setTyped(() => null);
      },
      async () => {
        await reread();
        setProblem('office.changed.reloaded');
      },
    );
  };
  return (
    <form onSubmit={(event) => void submit(event)}>
      {isOutdated && (
        <Alert severity="warning" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {translate(stored ? 'office.changed.text' : 'office.changed.emptied', { text: stored })}
        </Alert>
      )}
      {!isOutdated && <Problem message={problem} />}
      <TextField
        label={label}
        helperText={help}
        value={text}
        onChange={({ target: { value } }) => changeText(value)}
        slotProps={{ htmlInput: { maxLength, readOnly: isBusy } }}
        multiline
        minRows={isMain ? 4 : 2}
        fullWidth
      />
      <Button
        type="submit"
        variant={isMain ? 'contained' : 'outlined'}
        sx={{ mt: 1 }}
        disabled={isBusy || text.trim() === stored}
      >
        {button}
      </Button>
    </form>
  );
};
