import { ChoiceField } from '../../forms/choice-field.tsx';
import { TypedField } from '../../forms/typed-field.tsx';

/** First and last day. */
export interface Days {
  from?: string;
  to?: string;
}

/** First and last day. Empty: the days that the figure shows by default. */
export const DayChoice = ({
  from,
  to,
  onChange,
}: {
  from: string;
  to: string;
  onChange: (days: Days) => void;
}) => {
  const field = (name: 'from' | 'to', value: string) => (
    <TypedField
      type="date"
      label={`figures.${name}`}
      value={value}
      onChange={(day) => onChange({ [name]: day })}
      sx={{ width: { xs: 'calc(50% - 6px)', sm: '10.5rem' } }}
    />
  );
  return (
    <>
      {field('from', from)}
      {field('to', to)}
    </>
  );
};

/** Choice of one value of a few. */
export const WordChoice = <V extends string>({
  label,
  value,
  values,
  onChange,
}: {
  /** Message key of the label. The values are below it, as `<label>s.<value>`. */
  label: string;
  value: V;
  values: readonly V[];
  onChange: (value: V) => void;
}) => (
  <ChoiceField
    label={label}
    value={value}
    values={values}
    onChange={onChange}
    words={`${label}s`}
    sx={{ width: '12rem' }}
  />
);
