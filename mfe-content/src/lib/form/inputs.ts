/** Controls of shared-ui as form fields. */

import { useFormField } from 'shared-kit/form/form-field';
import { createInputs } from 'shared-ui/form-inputs';
import { useFormWords } from '../../messages/forms.ts';

const useOptionalWord = (): string => useFormWords().optional;

export const { CheckInput, EmailInput, LongTextInput, PhoneInput, RutInput, SelectInput, TextInput } =
  createInputs({ useFormField, useOptionalWord });
