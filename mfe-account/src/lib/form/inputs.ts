/** Inputs of shared-ui, connected to the form that contains them. */

import { useFormField } from 'shared-kit/form/form-field';
import { createInputs } from 'shared-ui/form-inputs';
import { useMessages } from '../messages.ts';

const useOptionalWord = (): string => useMessages().common.optional;

export const { CheckInput, EmailInput, LongTextInput, PlaceInputs, RadioInput, RutInput, TextInput } =
  createInputs({
    useFormField,
    useOptionalWord,
  });
