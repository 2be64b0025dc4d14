export { CheckedForm } from './checked-form.tsx';
export { CheckInput, LongTextInput, RadioInput, RutInput, SelectInput, TextInput } from './inputs.ts';
export { StepForm } from './step-form.tsx';
