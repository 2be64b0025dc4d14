export { CheckedForm } from './checked-form.tsx';
export { CheckInput, LongTextInput, RadioInput, SelectInput, TextInput } from './inputs.tsx';
export { RutInput } from './rut-input.tsx';
export { StepForm } from './step-form.tsx';
