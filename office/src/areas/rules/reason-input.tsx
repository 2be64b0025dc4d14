import { maxLength, minLength, required, TextInput } from 'react-admin';

const MIN_REASON = 3;
const MAX_REASON = 500;
const isReason = [required(), minLength(MIN_REASON), maxLength(MAX_REASON)];

/** Why a person changes a rule. The history keeps it. */
export const ReasonInput = () => (
  <TextInput source="reason" label="office.action.reason" multiline validate={isReason} />
);
