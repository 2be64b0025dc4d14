import { createContext, useContext } from 'react';
import { useField } from 'react-final-form';
import { messageOf, type ValidationError } from 'shared-contracts/domain/validators';
import { useLocale } from 'shared-kit/locale';

/** Field → the server's error for the last submit, and the value sent. The error disappears when the value changes. */
export type Refused = Readonly<Record<string, { text: string; value: unknown }>>;
export const RefusedContext = createContext<Refused>({});
/** Names of the form's fields. Errors for other fields appear in the form's notice. */
export const FieldNamesContext = createContext<readonly string[]>([]);

/** Keeps an empty text. final-form would turn it into undefined. */
const keep = <T>(value: T): T => value;

/** Value and error text of a field. Shows the validator's error after blur or submit, else the server's. */
export const useFormField = <T extends string | boolean = string>(name: string) => {
  const locale = useLocale();
  const refused = useContext(RefusedContext)[name];
  const { input, meta } = useField<T>(name, {
    subscription: { value: true, error: true, touched: true, submitFailed: true },
    parse: keep,
    format: keep,
  });
  const wrong = (meta.touched || meta.submitFailed) && (meta.error as ValidationError | undefined);
  const told = refused && refused.value === input.value ? refused.text : null;
  return {
    value: input.value,
    change: input.onChange as (value: T) => void,
    /** Props of the control. */
    control: { name, onBlur: () => input.onBlur(), onFocus: () => input.onFocus() },
    error: wrong ? messageOf(wrong, locale) : told,
  };
};
