/** The shop's controls as fields of the reservation form. */
import type { ReactNode } from 'react';
import { useField } from 'react-final-form';
import { messageOf, type ValidationError } from 'shared-contracts/domain/validators';
import { useLocale } from 'shared-contracts/kit/locale';
import { Checkbox } from 'shared-ui/checkbox';
import { Field, type FieldProps, TextAreaField } from 'shared-ui/field';
import { SelectField, type SelectFieldProps } from 'shared-ui/select-field';
import { useVisitWords } from '../../lib/visit-words.ts';
import type { FormValues } from './reservation-form.ts';

/** Final-form would turn an empty text into undefined. */
const keep = <T,>(value: T): T => value;

/** A field's value, and its error in words once the field was left or the form sent. */
const useText = <T extends string | boolean = string>(name: keyof FormValues) => {
  const locale = useLocale();
  const { input, meta } = useField<T>(name, {
    subscription: { value: true, error: true, touched: true, submitFailed: true },
    parse: keep,
    format: keep,
  });
  const wrong = meta.touched || meta.submitFailed ? (meta.error as ValidationError | undefined) : undefined;
  return {
    value: input.value,
    change: input.onChange as (value: T) => void,
    control: { name, onBlur: () => input.onBlur(), onFocus: () => input.onFocus() },
    error: wrong ? messageOf(wrong, locale) : null,
  };
};

interface Named {
  name: keyof FormValues;
  label: string;
}

export const TextInput = ({ optional, ...props }: Named & FieldProps & { optional?: boolean }) => {
  const { value, change, control, error } = useText(props.name);
  const words = useVisitWords().reserve;
  return (
    <Field
      {...props}
      {...control}
      mark={optional ? words.optional : undefined}
      required={!optional}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};

export const MessageInput = ({ name, label, help }: Named & { help: string }) => {
  const { value, change, control, error } = useText(name);
  return (
    <TextAreaField
      {...control}
      label={label}
      help={help}
      mark={useVisitWords().reserve.optional}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};

export const SelectInput = ({ name, ...rest }: Named & SelectFieldProps) => {
  const { value, change, control, error } = useText(name);
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

export const CheckInput = ({ name, label }: { name: keyof FormValues; label: ReactNode }) => {
  const { value, change, control, error } = useText<boolean>(name);
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
