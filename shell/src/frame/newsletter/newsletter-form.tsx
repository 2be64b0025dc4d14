/**
 * The form at the foot of every page that asks for the newsletter (SPEC §2). The server's markup waits for the first
 * focus.
 */
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
  /** Name of the newsletter; that of the form too. */
  title: string;
  locale: Locale;
  t: Messages['newsletter'];
  isSending?: boolean;
  /** How often it came through: each time the field is emptied. */
  sent?: number;
  onSubmit?: (values: Values) => void;
}

const EMPTY: Values = { email: '' };
/** SPEC §5 "Newsletter email". */
const emailRule = compose(requiredField('email'), email);

/** What was typed before React listened. */
const adopt = (element: HTMLFormElement | null, form: FormApi<Values>): void => {
  const typed = element?.querySelector('input')?.value;
  if (typed && typed !== form.getState().values.email) form.change('email', typed);
};

const EmailField = ({ label, locale }: { label: string; locale: Locale }) => {
  const { input, meta } = useField<string>('email', { parse: (value) => value });
  const wrong = meta.submitFailed && (meta.error as ValidationError | undefined);
  return (
    <Field
      // Its own, so that server and browser agree: they render it at different places of a tree.
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
        // Without JavaScript it leads to where one can write; its field has no name, so no address ends up in a URL.
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
