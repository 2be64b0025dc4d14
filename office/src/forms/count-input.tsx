import { maxValue, minValue, NumberInput, type NumberInputProps, required } from 'react-admin';

interface CountInputProps extends Pick<NumberInputProps, 'source' | 'label' | 'readOnly'> {
  min: number;
  max: number;
}

/** Required number between two limits. */
export const CountInput = ({ min, max, ...props }: CountInputProps) => (
  <NumberInput {...props} min={min} max={max} validate={[required(), minValue(min), maxValue(max)]} />
);
