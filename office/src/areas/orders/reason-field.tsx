import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

/** The contract refuses shorter reasons. */
const MIN_REASON = 3;
const MAX_REASON = 500;

export const isReason = (text: string): boolean => text.trim().length >= MIN_REASON;

export const ReasonField = ({
  value,
  onChange,
  label = 'office.action.reason',
}: {
  value: string;
  onChange: (text: string) => void;
  label?: string;
}) => (
  <TextField
    label={useTranslate()(label)}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
    required
    multiline
    minRows={2}
  />
);
