/** The shop's controls as fields of a form. */
import { createInputs } from 'shared-ui/form-inputs';
import { useMessages } from '../messages.ts';
import { useFormField } from './form-field.ts';

const useOptionalWord = (): string => useMessages().common.optional;

export const { CheckInput, EmailInput, PlaceInputs, RadioInput, RutInput, TextInput } = createInputs({
  useFormField,
  useOptionalWord,
});
