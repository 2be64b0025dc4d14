/** The shop's controls as fields of a form. */
import type { ReactNode } from 'react';
import { Checkbox } from 'shared-ui/checkbox';
import { Field, type FieldProps, TextAreaField } from 'shared-ui/field';
import { RutField } from 'shared-ui/rut-field';
import { SelectField, type SelectFieldProps } from 'shared-ui/select-field';
import { useFormWords } from '../form-words.ts';
import { useFormField } from './form-field.ts';

interface Named {
  name: string;
  label: string;
  optional?: boolean;
  help?: string;
}
type Rest<T> = Omit<T, 'name' | 'label' | 'value' | 'onChange' | 'error' | 'mark' | 'help'>;

/** Optional fields say so; the others are required. */
const useMark = (optional?: boolean) => {
  const { optional: word } = useFormWords();
  return { required: !optional, mark: optional ? word : undefined };
};

export const TextInput = ({ name, optional, ...rest }: Named & Rest<FieldProps>) => {
  const { value, change, control, error } = useFormField(name);
  const mark = useMark(optional);
  return (
    <Field
      {...rest}
      {...control}
      {...mark}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};

export const EmailInput = (props: Named) => (
  <TextInput {...props} type="email" inputMode="email" autoComplete="email" spellCheck={false} />
);

export const PhoneInput = (props: Named) => (
  <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel" />
);

export const RutInput = ({ name, optional, ...rest }: Named) => {
  const { value, change, control, error } = useFormField(name);
  const mark = useMark(optional);
  return <RutField {...rest} {...control} {...mark} value={value} onValue={change} error={error} />;
};

export const MessageInput = ({ name, optional, rows, ...rest }: Named & { rows?: number }) => {
  const { value, change, control, error } = useFormField(name);
  const mark = useMark(optional);
  return (
    <TextAreaField
      {...rest}
      {...control}
      {...mark}
      rows={rows}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};

export const SelectInput = ({ name, ...rest }: Named & Rest<SelectFieldProps>) => {
  const { value, change, control, error } = useFormField(name);
  return (
    <SelectField
      {...rest}
      {...control}
      required
      value={value}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};

export const CheckInput = ({ name, label }: { name: string; label: ReactNode }) => {
  const { value, change, control, error } = useFormField<boolean>(name);
  return (
    <Checkbox
      {...control}
      label={label}
      required
      checked={value}
      onChange={(event) => change(event.target.checked)}
      error={error}
    />
  );
};
