/** Controls of shared-ui as fields of a step's form. */
import { createInputs } from 'shared-ui/form-inputs';
import { useMessages } from '../messages.ts';
import { useStepField } from './step-field.ts';

const useOptionalWord = (): string => useMessages().common.optional;

export const { CheckInput, LongTextInput, PlaceInputs, RadioInput, RutInput, TextInput } = createInputs({
  useFormField: useStepField,
  useOptionalWord,
});
