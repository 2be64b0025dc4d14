import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Paths of all text and boolean fields: `contact.name`. */
const namesIn = (values: object, prefix = ''): string[] =>
  Object.entries(values).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? namesIn(value, `${prefix}${key}.`) : [`${prefix}${key}`],
  );

/**
 * Registers all fields, so that a hidden field keeps its value when it is shown again. Otherwise
 * react-final-form 7 resets a newly registered field to its initial value (`useField`).
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
