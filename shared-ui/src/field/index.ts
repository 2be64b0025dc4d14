export { Field, type FieldProps, TextAreaField, type TextAreaFieldProps } from './field.tsx';
export { describedControl, FieldError, FieldFrame, type FieldWords } from './field-frame.tsx';
