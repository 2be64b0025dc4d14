export { DataForm } from './data-form.tsx';
export { FailureNotice } from './failure-notice.tsx';
export {
  CheckInput,
  EmailInput,
  LongTextInput,
  PhoneInput,
  RutInput,
  SelectInput,
  TextInput,
} from './inputs.ts';
export { Pair } from './pair.tsx';
