import { createContext, useContext } from 'react';
import { useField } from 'react-final-form';
import { messageOf, type ValidationError } from 'shared-contracts/domain/validators';
import { useLocale } from 'shared-kit/locale';

/** Field → the server's sentence about what was sent last, and that value: a changed field is not wrong any more. */
export type Refused = Readonly<Record<string, { text: string; value: unknown }>>;
export const RefusedContext = createContext<Refused>({});
/** Names of the form's fields: they show the server's sentences about them. */
export const FieldNamesContext = createContext<readonly string[]>([]);

/** Final-form would turn an empty text into undefined. */
const keep = <T>(value: T): T => value;

/** Value of a field and its error in words: the rule's once the field was left or the form sent, else the server's. */
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
    /** For the control itself. */
    control: { name, onBlur: () => input.onBlur(), onFocus: () => input.onFocus() },
    error: wrong ? messageOf(wrong, locale) : told,
  };
};
