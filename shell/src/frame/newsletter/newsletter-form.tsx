/** Newsletter form in the footer (docs/product/forms.md#newsletter). Hydrated on its first focus. */
import type { FormApi } from 'final-form';
import { type FormEvent, type RefObject, useEffect, useRef } from 'react';
import { Form, useField } from 'react-final-form';
import {
  compose,
  email,
  messageOf,
  requiredField,
  type ValidationError,
} from 'shared-contracts/domain/validators';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { Button } from 'shared-ui/button';
import { Field } from 'shared-ui/field';
import type { Messages } from '../../messages/es.ts';
import styles from './newsletter-form.module.css';

interface Values {
  email: string;
}

export interface NewsletterFormProps {
  /** Name of the newsletter and accessible name of the form. */
  title: string;
  locale: Locale;
  t: Messages['newsletter'];
  isSending?: boolean;
  /** Number of successful submits. Each one clears the field. */
  sent?: number;
  onSubmit?: (values: Values) => void;
}

const EMPTY: Values = { email: '' };
/** Validator of the e-mail (docs/product/forms.md#newsletter). */
const emailRule = compose(requiredField('email'), email);

/** Puts a value that was typed before hydration into the form state. */
const adopt = (element: HTMLFormElement | null, form: FormApi<Values>): void => {
  const typed = element?.querySelector('input')?.value;
  if (typed && typed !== form.getState().values.email) form.change('email', typed);
};

const EmailField = ({ label, locale }: { label: string; locale: Locale }) => {
  const { input, meta } = useField<string>('email', { parse: (value) => value });
  const wrong = meta.submitFailed && (meta.error as ValidationError | undefined);
  return (
    <Field
      // Fixed id, because server and browser render the form at different places of a tree, where `useId`
      // would differ.
      id="newsletter-email"
      label={label}
      type="email"
      inputMode="email"
      autoComplete="email"
      spellCheck={false}
      required
      value={input.value}
      onChange={(event) => input.onChange(event.target.value)}
      error={wrong ? messageOf(wrong, locale) : null}
    />
  );
};

interface FieldsProps extends NewsletterFormProps {
  form: FormApi<Values>;
  element: RefObject<HTMLFormElement | null>;
}

const Fields = ({ form, element, t, locale, isSending = false, sent = 0 }: FieldsProps) => {
  useEffect(() => adopt(element.current, form), [element, form]);
  useEffect(() => {
    if (sent > 0) form.restart(EMPTY);
  }, [sent, form]);
  return (
    <>
      <div className={styles.row}>
        <EmailField label={t.label} locale={locale} />
        <Button type="submit" busy={isSending}>
          {t.submit}
        </Button>
      </div>
      <p className={styles.note}>
        <span role="status">{isSending ? t.sending : ''}</span> {t.note}{' '}
        <a href={hrefs.privacy}>{t.privacy}</a>
      </p>
    </>
  );
};

export const NewsletterForm = (props: NewsletterFormProps) => {
  const element = useRef<HTMLFormElement>(null);
  const { title, onSubmit } = props;
  return (
    <Form<Values>
      initialValues={EMPTY}
      validate={(values) => {
        const error = emailRule(values.email);
        return error ? { email: error } : {};
      }}
      onSubmit={(values) => onSubmit?.(values)}
    >
      {({ form, handleSubmit }) => (
        // Without JavaScript the form opens the contact page. Its field has no name, so no e-mail is put into
        // the URL.
        <form
          ref={element}
          action={hrefs.contact}
          noValidate
          aria-label={title}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            adopt(event.currentTarget, form);
            if (form.getState().invalid) event.currentTarget.querySelector('input')?.focus();
            void handleSubmit(event);
          }}
        >
          <Fields {...props} form={form} element={element} />
        </form>
      )}
    </Form>
  );
};
