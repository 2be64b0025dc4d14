/** The shop's controls as fields of a form. */
import type { ComponentProps } from 'react';
import { Checkbox } from 'shared-ui/checkbox';
import { Field, type FieldProps } from 'shared-ui/field';
import { RadioGroup, type RadioGroupProps } from 'shared-ui/radio-group';
import { SelectField, type SelectFieldProps } from 'shared-ui/select-field';
import { useMessages } from '../messages.ts';
import { useFormField } from './form-field.ts';

type Named = { name: string; label: string; optional?: boolean };
type Rest<T> = Omit<T, 'name' | 'label' | 'value' | 'onChange' | 'error' | 'mark'>;

export const TextInput = ({ name, optional, ...rest }: Named & Rest<FieldProps>) => {
  const { value, change, control, error } = useFormField<string>(name);
  const { common } = useMessages();
  return (
    <Field
      {...rest}
      {...control}
      mark={optional ? common.optional : undefined}
      required={!optional}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};

export const EmailInput = (props: { name: string; label: string; help?: string; autoComplete?: string }) => (
  <TextInput autoComplete="email" {...props} type="email" inputMode="email" spellCheck={false} />
);

export const SelectInput = ({
  name,
  onChosen,
  ...rest
}: Named & Rest<SelectFieldProps> & { onChosen?: (value: string) => void }) => {
  const { value, change, control, error } = useFormField<string>(name);
  return (
    <SelectField
      {...rest}
      {...control}
      required
      value={value}
      onChange={(event) => {
        change(event.target.value);
        onChosen?.(event.target.value);
      }}
      error={error}
    />
  );
};

export const RadioInput = ({ name, ...rest }: { name: string } & Rest<RadioGroupProps>) => {
  const { value, change, error } = useFormField<string>(name);
  return <RadioGroup {...rest} name={name} value={value} onChange={change} error={error} />;
};

export const CheckInput = ({
  name,
  label,
}: {
  name: string;
  label: ComponentProps<typeof Checkbox>['label'];
}) => {
  const { value, change, control, error } = useFormField<boolean>(name);
  return (
    <Checkbox
      {...control}
      label={label}
      checked={value}
      onChange={(event) => change(event.target.checked)}
      error={error}
    />
  );
};
