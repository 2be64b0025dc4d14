import type { ComponentProps } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { Field, type FieldProps, TextAreaField, type TextAreaFieldProps } from '../field/index.ts';
import { RadioGroup, type RadioGroupProps } from '../radio-group/index.ts';
import { RutField, type RutFieldProps } from '../rut-field/index.ts';
import { SelectField, type SelectFieldProps } from '../select-field/index.ts';
import type { InputsOptions } from './inputs-options.ts';
import { createPlaceInputs } from './place-inputs.tsx';

interface Named {
  name: string;
  label: string;
}
/** Props of a text input, which is required unless `optional`. */
interface Text extends Named {
  optional?: boolean;
}
type Rest<T> = Omit<T, 'name' | 'label' | 'value' | 'onChange' | 'onValue' | 'error' | 'mark' | 'required'>;

/** Creates the hooks that read a field from the form as props of a control. */
const createFieldHooks = ({ useFormField, useOptionalWord }: InputsOptions) => {
  const useMark = (optional?: boolean) => {
    const word = useOptionalWord();
    return { required: !optional, mark: optional ? word : undefined };
  };

  /** Props of a text control or select: value, error and mark of its field. */
  const useTextField = (name: string, optional?: boolean) => {
    const { value, change, control, error } = useFormField<string>(name);
    const mark = useMark(optional);
    const onChange = (event: { target: { value: string } }) => change(event.target.value);
    return { ...control, ...mark, value, onChange, error };
  };

  return { useFormField, useMark, useTextField };
};

const createTextInputs = ({ useFormField, useMark, useTextField }: ReturnType<typeof createFieldHooks>) => {
  const TextInput = ({ name, optional, ...rest }: Text & Rest<FieldProps>) => {
    const field = useTextField(name, optional);
    return <Field {...rest} {...field} />;
  };

  return {
    TextInput,

    LongTextInput: ({ name, optional, ...rest }: Text & Rest<TextAreaFieldProps>) => {
      const field = useTextField(name, optional);
      return <TextAreaField {...rest} {...field} />;
    },

    SelectInput: ({ name, ...rest }: Named & Rest<SelectFieldProps>) => {
      const field = useTextField(name);
      return <SelectField {...rest} {...field} />;
    },

    EmailInput: (props: Text & Rest<FieldProps>) => (
      <TextInput autoComplete="email" {...props} type="email" inputMode="email" spellCheck={false} />
    ),

    PhoneInput: (props: Text & Rest<FieldProps>) => (
      <TextInput autoComplete="tel" {...props} type="tel" inputMode="tel" />
    ),

    RutInput: ({ name, optional, ...rest }: Text & Rest<RutFieldProps>) => {
      const { value, change, control, error } = useFormField<string>(name);
      const mark = useMark(optional);
      return <RutField {...rest} {...control} {...mark} value={value} onValue={change} error={error} />;
    },
  };
};

const createChoiceInputs = ({ useFormField }: Pick<InputsOptions, 'useFormField'>) => ({
  RadioInput: ({ name, ...rest }: { name: string } & Omit<Rest<RadioGroupProps>, 'label'>) => {
    const { value, change, error } = useFormField<string>(name);
    return <RadioGroup {...rest} name={name} value={value} onChange={change} error={error} />;
  },

  CheckInput: ({
    name,
    label,
    required,
  }: {
    name: string;
    label: ComponentProps<typeof Checkbox>['label'];
    required?: boolean;
  }) => {
    const { value, change, control, error } = useFormField<boolean>(name);
    return (
      <Checkbox
        {...control}
        label={label}
        required={required}
        checked={value}
        onChange={(event) => change(event.target.checked)}
        error={error}
      />
    );
  },
});

/**
 * Creates inputs: form controls of shared-ui that read and write the field `name` of the surrounding form.
 * Each remote passes hooks for its own form state and texts.
 */
export const createInputs = (options: InputsOptions) => {
  const hooks = createFieldHooks(options);
  return {
    ...createTextInputs(hooks),
    ...createPlaceInputs(options),
    ...createChoiceInputs(hooks),
  };
};
