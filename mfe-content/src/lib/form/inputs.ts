/** Controls of shared-ui as form fields. */
import { createInputs } from 'shared-ui/form-inputs';
import { useFormWords } from '../form-words.ts';
import { useFormField } from './form-field.ts';

const useOptionalWord = (): string => useFormWords().optional;

export const { CheckInput, EmailInput, LongTextInput, PhoneInput, RutInput, SelectInput, TextInput } =
  createInputs({ useFormField, useOptionalWord });
