export { SelectField, type SelectFieldProps } from './select-field.tsx';
