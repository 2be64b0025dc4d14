export { CheckedForm } from './checked-form.tsx';
export { CheckInput, LongTextInput, PlaceInputs, RadioInput, RutInput, TextInput } from './inputs.ts';
export { StepActions } from './step-actions.tsx';
export { StepForm } from './step-form.tsx';
export { StreetInputs } from './street-inputs.tsx';
