import { maxLength, minLength, required, TextInput } from 'react-admin';
import { MAX_REASON, MIN_REASON } from 'shared-contracts/office/text-limits';
import { TypedField, type TypedFieldProps } from './typed-field.tsx';

/** Whether the API accepts the text as a reason. */
export const isReason = (text: string): boolean => text.trim().length >= MIN_REASON;

interface ReasonFieldProps extends Pick<TypedFieldProps, 'value' | 'onChange' | 'error' | 'autoFocus'> {
  label?: string;
  isOptional?: boolean;
}

/** Why a person makes a change. The history keeps it. */
export const ReasonField = ({
  isOptional = false,
  label = isOptional ? 'office.action.reason_optional' : 'office.action.reason',
  ...field
}: ReasonFieldProps) => (
  <TypedField {...field} label={label} maxLength={MAX_REASON} required={!isOptional} multiline minRows={2} />
);

const REASON_RULES = [required(), minLength(MIN_REASON), maxLength(MAX_REASON)];

/** `ReasonField` of a form of react-admin. */
export const ReasonInput = () => (
  <TextInput source="reason" label="office.action.reason" multiline validate={REASON_RULES} />
);
