import TextField from '@mui/material/TextField';
import { maxLength, minLength, required, TextInput, useTranslate } from 'react-admin';
import { MAX_REASON, MIN_REASON } from 'shared-contracts/office/reason-limits';

/** Whether the API accepts the text as a reason. */
export const isReason = (text: string): boolean => text.trim().length >= MIN_REASON;

interface ReasonFieldProps {
  value: string;
  onChange: (text: string) => void;
  label?: string;
  isOptional?: boolean;
  /** Why the API refused the text. */
  error?: string | undefined;
  autoFocus?: boolean;
}

/** Why a person makes a change. The history keeps it. */
export const ReasonField = ({
  value,
  onChange,
  isOptional = false,
  label = isOptional ? 'office.action.reason_optional' : 'office.action.reason',
  error,
  autoFocus = false,
}: ReasonFieldProps) => (
  <TextField
    label={useTranslate()(label)}
    value={value}
    onChange={(event) => onChange(event.target.value)}
    error={error !== undefined}
    helperText={error}
    slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
    required={!isOptional}
    autoFocus={autoFocus}
    multiline
    minRows={2}
  />
);

const REASON_RULES = [required(), minLength(MIN_REASON), maxLength(MAX_REASON)];

/** `ReasonField` of a form of react-admin. */
export const ReasonInput = () => (
  <TextInput source="reason" label="office.action.reason" multiline validate={REASON_RULES} />
);
