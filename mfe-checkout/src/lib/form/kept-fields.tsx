import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Names of all texts and ticks in it: `contact.name`. */
const namesIn = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? namesIn(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

/**
 * What was typed stays when its field is hidden and shown again: to the shop and home again, boleta and back. The library
 * gives a field that it does not know its first value (react-final-form 7, `useField`), so the form knows all from the start.
 */
export const KeptFields = ({ of: values }: { of: object }) => {
  const form = useForm();
  useEffect(() => {
    const forget = namesIn(values).map((name) => form.registerField(name, () => {}, {}));
    return () => {
      for (const one of forget) one();
    };
  }, [form, values]);
  return null;
};
