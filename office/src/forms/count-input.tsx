import { maxValue, minValue, NumberInput, type NumberInputProps, required } from 'react-admin';

interface CountInputProps extends Pick<NumberInputProps, 'source' | 'label' | 'readOnly'> {
  min: number;
  max: number;
}

/**
 * Required number between two limits. With the attributes `min` and `max`, the browser would tell the
 * fault in its own language.
 */
export const CountInput = ({ min, max, ...props }: CountInputProps) => (
  <NumberInput {...props} validate={[required(), minValue(min), maxValue(max)]} />
);
