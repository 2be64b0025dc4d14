/** The shop's controls as fields of a form. */

import { useFormField } from 'shared-kit/form/form-field';
import { createInputs } from 'shared-ui/form-inputs';
import { useMessages } from '../messages.ts';

const useOptionalWord = (): string => useMessages().common.optional;

export const { CheckInput, EmailInput, PlaceInputs, RadioInput, RutInput, TextInput } = createInputs({
  useFormField,
  useOptionalWord,
});
