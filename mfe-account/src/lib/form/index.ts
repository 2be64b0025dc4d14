export { DataForm, type Rules } from './data-form.tsx';
export { CheckInput, EmailInput, RadioInput, SelectInput, TextInput } from './inputs.tsx';
export { NewPasswordInputs } from './new-password-inputs.tsx';
export { PasswordInput } from './password-input.tsx';
export { CompanyFields, PersonFields } from './person-fields.tsx';
export { RutInput } from './rut-input.tsx';
export { ShowPassword } from './show-password.tsx';
