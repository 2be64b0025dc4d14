import { useState } from 'react';
import { useField } from 'react-final-form';
import {
  compose,
  email,
  messageOf,
  requiredField,
  type ValidationError,
  type Validator,
} from 'shared-contracts/domain/validators';
import { afterPress } from 'shared-kit/after-press';
import { useLocale } from 'shared-kit/locale';
import type { Credentials } from 'shared-kit/sign-in';
import { Field } from 'shared-ui/field';
import { ShowPassword } from '../../lib/form/show-password.tsx';
import { useMessages } from '../../lib/messages.ts';
import styles from './sign-in.module.css';

const SUBSCRIPTION = { value: true, error: true, touched: true } as const;

/** Final-form would turn an empty text into undefined. */
const keep = (value: string): string => value;

/** Value of a field, and its error text after blur or submit. */
const useText = (name: keyof Credentials, validate: Validator) => {
  const locale = useLocale();
  const { input, meta } = useField<string, HTMLInputElement>(name, {
    validate,
    subscription: SUBSCRIPTION,
    parse: keep,
    format: keep,
  });
  const { value, onChange, onFocus } = input;
  const onBlur = () => afterPress(() => input.onBlur());
  const wrong = meta.touched ? (meta.error as ValidationError | undefined) : undefined;
  return {
    control: { name, value, onChange, onBlur, onFocus, required: true, spellCheck: false },
    error: wrong ? messageOf(wrong, locale) : null,
  };
};

export const EmailField = () => {
  const { login } = useMessages();
  const { control, error } = useText('email', compose(requiredField(login.fields.email), email));
  return (
    <Field
      {...control}
      className={styles.field}
      label={login.email}
      error={error}
      type="email"
      inputMode="email"
      autoComplete="username"
    />
  );
};

/** Password field with a button that shows the password. */
export const PasswordField = () => {
  const { login } = useMessages();
  const { control, error } = useText('password', requiredField(login.fields.password));
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...control}
      className={styles.field}
      label={login.password}
      error={error}
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize={isShown ? 'none' : undefined}
      trailing={<ShowPassword isShown={isShown} onChange={setShown} />}
    />
  );
};
