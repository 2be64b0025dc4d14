import type { ComponentProps } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { Field, type FieldProps, TextAreaField, type TextAreaFieldProps } from '../field/index.ts';
import { RadioGroup, type RadioGroupProps } from '../radio-group/index.ts';
import { RutField, type RutFieldProps } from '../rut-field/index.ts';
import { SelectField, type SelectFieldProps } from '../select-field/index.ts';

/** What a form knows of one of its fields. */
export interface FieldState<T> {
  value: T;
  change: (value: T) => void;
  /** For the control itself. */
  control: { name: string; onBlur: () => void; onFocus: () => void };
  /** A sentence, in the page's language. */
  error: string | null;
}

export interface InputsOptions {
  /** Finds a field in the form around it. */
  useFormField: <T extends string | boolean>(name: string) => FieldState<T>;
  /** The word beside a field that may stay empty. */
  useOptionalWord: () => string;
}

interface Named {
  name: string;
  label: string;
}
/** Fields are required; one that is not says so. */
interface Text extends Named {
  optional?: boolean;
}
type Rest<T> = Omit<T, 'name' | 'label' | 'value' | 'onChange' | 'onValue' | 'error' | 'mark' | 'required'>;

interface Place {
  id: string;
  name: string;
}
interface PlaceInputsProps {
  /** Path of the fields `region_id` and `commune_id`, with its dot: '' or 'invoice.'. */
  prefix?: string;
  words: Record<
    'region' | 'commune' | 'chooseRegion' | 'regionFirst' | 'chooseCommune' | 'loadingCommunes',
    string
  >;
  regions: readonly Place[];
  /** Region id → its communes, of those read so far. */
  communes: Readonly<Record<string, readonly Place[]>>;
  isLoading: boolean;
}
const toOption = ({ id, name }: Place) => ({ value: id, label: name });

/** The shop's controls as fields of a form: every remote has its own form state and words, and the same fields. */
export const createInputs = ({ useFormField, useOptionalWord }: InputsOptions) => {
  const useMark = (optional?: boolean) => {
    const word = useOptionalWord();
    return { required: !optional, mark: optional ? word : undefined };
  };

  const TextInput = ({ name, optional, ...rest }: Text & Rest<FieldProps>) => {
    const { value, change, control, error } = useFormField<string>(name);
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

  const LongTextInput = ({ name, optional, ...rest }: Text & Rest<TextAreaFieldProps>) => {
    const { value, change, control, error } = useFormField<string>(name);
    const mark = useMark(optional);
    return (
      <TextAreaField
        {...rest}
        {...control}
        {...mark}
        value={value}
        onChange={(event) => change(event.target.value)}
        error={error}
      />
    );
  };

  const SelectInput = ({
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

  /** Region, then one of its communes: the one control for a place, in every form of the shop. */
  const PlaceInputs = ({ prefix = '', words, regions, communes, isLoading }: PlaceInputsProps) => {
    const { value: regionId } = useFormField<string>(`${prefix}region_id`);
    const { change: changeCommune } = useFormField<string>(`${prefix}commune_id`);
    const options = communes[regionId];
    const isWaiting = regionId !== '' && !options && isLoading;
    return (
      <>
        <SelectInput
          name={`${prefix}region_id`}
          label={words.region}
          placeholder={words.chooseRegion}
          autoComplete="address-level1"
          options={regions.map(toOption)}
          onChosen={() => changeCommune('')}
        />
        <SelectInput
          name={`${prefix}commune_id`}
          label={words.commune}
          placeholder={
            regionId ? (isWaiting ? words.loadingCommunes : words.chooseCommune) : words.regionFirst
          }
          autoComplete="address-level2"
          aria-busy={isWaiting || undefined}
          options={(options ?? []).map(toOption)}
        />
      </>
    );
  };

  return {
    TextInput,
    LongTextInput,

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

    SelectInput,
    PlaceInputs,

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
  };
};
