export { DataForm } from './data-form.tsx';
export { CheckInput, EmailInput, LongTextInput, PlaceInputs, RadioInput, TextInput } from './inputs.ts';
export { NewPasswordInputs } from './new-password-inputs.tsx';
export { CurrentPasswordInput } from './password-input.tsx';
export { CompanyFields, PersonFields } from './person-fields.tsx';
