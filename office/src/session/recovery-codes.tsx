import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { copyText } from '../actions/copy-text.ts';

/** The codes are shown once. The button waits until the person says that they are kept. */
export const RecoveryCodes = ({
  codes,
  done = 'office.recovery.done',
  onDone,
}: {
  codes: readonly string[];
  /** Message key of the button. */
  done?: string;
  onDone: () => void;
}) => {
  const translate = useTranslate();
  const [isKept, setKept] = useState(false);
  const [copied, setCopied] = useState<boolean>();
  const copy = async () => setCopied(await copyText(codes.join('\n')));
  return (
    <Stack spacing={1.5}>
      <Typography variant="h2">{translate('office.recovery.title')}</Typography>
      <Typography>{translate('office.recovery.help')}</Typography>
      <Stack component="ul" sx={{ columns: 2, display: 'block', listStyle: 'none', p: 0, m: 0 }}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Stack>
      <Button variant="outlined" onClick={() => void copy()}>
        {translate(copied ? 'office.recovery.copied' : 'office.recovery.copy')}
      </Button>
      {copied === false && <p role="alert">{translate('office.recovery.not_copied')}</p>}
      <FormControlLabel
        control={<Checkbox checked={isKept} onChange={(_, checked) => setKept(checked)} />}
        label={translate('office.recovery.kept')}
      />
      <Button variant="contained" disabled={!isKept} onClick={onDone}>
        {translate(done)}
      </Button>
    </Stack>
  );
};
