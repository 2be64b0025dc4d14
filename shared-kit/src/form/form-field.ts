import { createContext, useContext } from 'react';
import { useField } from 'react-final-form';
import { messageOf, type ValidationError } from 'shared-contracts/domain/validators';
import { afterPress } from '../after-press.ts';
import { useLocale } from '../locale.ts';

/** Field → the server's text about the value that was sent. After a change the text no longer applies. */
export type Refused = Readonly<Record<string, { text: string; value: unknown }>>;
export const RefusedContext = createContext<Refused>({});
/** Names of the form's fields. Each field shows the server's error about itself, so others can omit it. */
export const FieldNamesContext = createContext<readonly string[]>([]);

/** Keeps an empty text. final-form would turn it into undefined. */
const keep = (value: unknown) => value;

/** Value of a field, and the validator's error once the user left the field or submitted the form. */
export const useFieldState = <T extends string | boolean>(name: string) => {
  const { input, meta } = useField<T>(name, {
    subscription: { value: true, error: true, touched: true, submitFailed: true },
    parse: keep as (value: T) => T,
    format: keep as (value: T) => T,
  });
  const error = meta.error as ValidationError | undefined;
  return {
    value: input.value,
    change: input.onChange as (value: T) => void,
    /** Props of the control. */
    control: { name, onBlur: () => afterPress(() => input.onBlur()), onFocus: () => input.onFocus() },
    wrong: meta.touched || meta.submitFailed ? error : undefined,
  };
};

/** Value and error text of a field of `DataForm`: the validator's error, else the server's. */
export const useFormField = <T extends string | boolean = string>(name: string) => {
  const locale = useLocale();
  const refused = useContext(RefusedContext)[name];
  const { value, change, control, wrong } = useFieldState<T>(name);
  const serverError = refused && refused.value === value ? refused.text : null;
  return { value, change, control, error: wrong ? messageOf(wrong, locale) : serverError };
};
