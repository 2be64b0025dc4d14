import { maxLength, required, TextInput, type TextInputProps } from 'react-admin';

interface LineInputProps extends Omit<TextInputProps, 'validate'> {
  max: number;
  isOptional?: boolean;
}

/** Line about another person or a place. The browser must not offer the data of the staff member. */
export const LineInput = ({ max, isOptional = false, ...props }: LineInputProps) => (
  <TextInput
    autoComplete="off"
    validate={isOptional ? maxLength(max) : [required(), maxLength(max)]}
    {...props}
  />
);
