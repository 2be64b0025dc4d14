/** Fields of the plain steps: the controls of shared-ui with values and errors of the draft. */
import { getIn } from 'final-form';
import { createContext, useContext } from 'react';
import { LENGTHS } from 'shared-contracts/domain/field-lengths';
import { messageOf, type ValidationError } from 'shared-contracts/domain/validators';
import { useLocale } from 'shared-kit/locale';
import { PLACE_WORDS } from 'shared-kit/places/words';
import { Checkbox } from 'shared-ui/checkbox';
import { Field, type FieldProps, TextAreaField } from 'shared-ui/field';
import { RadioGroup, type RadioGroupProps } from 'shared-ui/radio-group';
import { SelectField, type SelectFieldProps } from 'shared-ui/select-field';
import type { FieldTexts } from '../../lib/draft/refused-fields.ts';
import { withFieldName } from '../../lib/draft/rules.ts';
import { useMessages } from '../../lib/messages.ts';
import type { Place } from './places.ts';

export interface PartState {
  values: object;
  /** Errors of the validators in final-form's nested shape. Empty before the step was submitted. */
  errors: object;
  /** Error texts of the API. */
  refused: FieldTexts;
}

export const PartContext = createContext<PartState>({ values: {}, errors: {}, refused: {} });

/** Id of a field, which the error summary links to. */
export const fieldId = (name: string): string => `field-${name.replaceAll('.', '-')}`;

const usePart = (name: string) => {
  const { values, errors, refused } = useContext(PartContext);
  const messages = useMessages();
  const locale = useLocale();
  const wrong = getIn(errors, name) as ValidationError | undefined;
  const error = wrong ? messageOf(withFieldName(wrong, messages), locale) : (refused[name] ?? null);
  return {
    value: getIn(values, name) as string | boolean | undefined,
    error,
    optional: messages.common.optional,
    maxLength: getIn(LENGTHS, name) as number | undefined,
  };
};

interface Named {
  name: string;
  label: string;
}

export const PlainText = ({
  name,
  optional,
  ...rest
}: Named & { optional?: boolean } & Omit<FieldProps, 'name' | 'label' | 'error' | 'mark'>) => {
  const { value, error, maxLength, optional: word } = usePart(name);
  return (
    <Field
      {...rest}
      id={fieldId(name)}
      name={name}
      maxLength={maxLength}
      defaultValue={String(value ?? '')}
      error={error}
      mark={optional ? word : undefined}
    />
  );
};

export const PlainLongText = ({ name, label, help }: Named & { help: string }) => {
  const { value, error, maxLength, optional } = usePart(name);
  return (
    <TextAreaField
      id={fieldId(name)}
      name={name}
      label={label}
      help={help}
      rows={3}
      maxLength={maxLength}
      mark={optional}
      defaultValue={String(value ?? '')}
      error={error}
    />
  );
};

export const PlainSelect = ({
  name,
  ...rest
}: Named & Pick<SelectFieldProps, 'options' | 'help' | 'placeholder'>) => {
  const { value, error } = usePart(name);
  return (
    <SelectField {...rest} id={fieldId(name)} name={name} defaultValue={String(value ?? '')} error={error} />
  );
};

/** Chooses among all communes. Only a commune has a price of delivery. */
export const PlainCommune = ({ places, ...named }: Named & { places: readonly Place[] }) => (
  <PlainSelect
    {...named}
    placeholder={PLACE_WORDS[useLocale()].chooseCommune}
    options={places.map(({ communeId, label }) => ({ value: communeId, label }))}
  />
);

const nothing = () => {};

export const PlainRadio = (props: Omit<RadioGroupProps, 'value' | 'onChange' | 'error'>) => {
  const { value, error } = usePart(props.name);
  return <RadioGroup {...props} value={String(value ?? '')} error={error} onChange={nothing} />;
};

export const PlainCheck = ({ name, label }: Named) => {
  const { value, error } = usePart(name);
  return (
    <Checkbox id={fieldId(name)} name={name} label={label} defaultChecked={value === true} error={error} />
  );
};
