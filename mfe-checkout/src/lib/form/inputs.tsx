/** The shop's controls as fields of a step's form. */
import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from 'shared-ui/checkbox';
import { Field, type FieldProps, TextAreaField } from 'shared-ui/field';
import { RadioGroup, type RadioGroupProps } from 'shared-ui/radio-group';
import { SelectField, type SelectFieldProps } from 'shared-ui/select-field';
import { useMessages } from '../messages.ts';
import { useStepField } from './step-field.ts';

type Named = { name: string; label: string; optional?: boolean };
type Rest<T> = Omit<T, 'name' | 'label' | 'value' | 'onChange' | 'error' | 'mark'>;

const useMark = (optional?: boolean): string | undefined => {
  const { common } = useMessages();
  return optional ? common.optional : undefined;
};

export const TextInput = ({ name, optional, ...rest }: Named & Rest<FieldProps>) => {
  const { value, change, control, error } = useStepField<string>(name);
  const mark = useMark(optional);
  return (
    <Field
      {...rest}
      {...control}
      mark={mark}
      required={!optional}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};

export const LongTextInput = ({ name, optional, ...rest }: Named & { help?: ReactNode }) => {
  const { value, change, control, error } = useStepField<string>(name);
  const mark = useMark(optional);
  return (
    <TextAreaField
      {...rest}
      {...control}
      rows={3}
      mark={mark}
      value={value}
      onChange={(event) => change(event.target.value)}
      error={error}
    />
  );
};

export const SelectInput = ({
  name,
  onChosen,
  ...rest
}: Named & Rest<SelectFieldProps> & { onChosen?: (value: string) => void }) => {
  const { value, change, control, error } = useStepField<string>(name);
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
  const { value, change, error } = useStepField<string>(name);
  return <RadioGroup {...rest} name={name} value={value} onChange={change} error={error} />;
};

export const CheckInput = ({
  name,
  label,
}: {
  name: string;
  label: ComponentProps<typeof Checkbox>['label'];
}) => {
  const { value, change, control, error } = useStepField<boolean>(name);
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
