export { DataForm } from './data-form.tsx';
export { FailureNotice } from './failure-notice.tsx';
export { useFormField } from './form-field.ts';
export type { Rules } from './form-values.ts';
export {
  CheckInput,
  EmailInput,
  MessageInput,
  PhoneInput,
  RutInput,
  SelectInput,
  TextInput,
} from './inputs.tsx';
export { Pair } from './pair.tsx';
