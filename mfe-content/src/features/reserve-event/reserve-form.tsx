import { useUnit } from 'effector-react';
import type { FormApi } from 'final-form';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { EventSelects } from 'shared-contracts/api/events.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { Button } from 'shared-ui/button';
import { useVisitWords } from '../../lib/visit-words.ts';
import { EventChoice } from './event-choice.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { CheckInput, MessageInput, TextInput } from './form-controls.tsx';
import { EMPTY, errorsOf, type FormValues } from './reservation-form.ts';
import { $draft, $failure, $isSending, reservationSubmitted } from './reserve-event.model.ts';
import styles from './reserve-event.module.css';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(({ name }) => name !== '');

/** What was typed or filled in while React did not listen: before the page came alive, or by the browser. */
const adoptValues = (element: HTMLFormElement, form: FormApi<FormValues>): void => {
  for (const { name, type, value } of controlsOf(element)) {
    const field = name as keyof FormValues;
    if (type !== 'checkbox' && value && value !== form.getFieldState(field)?.value) form.change(field, value);
  }
};

interface FieldsProps {
  form: FormApi<FormValues>;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  events: EventSelects['events'];
}

const Fields = ({ form, handleSubmit, events }: FieldsProps) => {
  const { reserve } = useVisitWords();
  const { isSending, failure } = useUnit({ isSending: $isSending, failure: $failure });
  const element = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (element.current) adoptValues(element.current, form);
  }, [form]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptValues(event.currentTarget, form);
    const errors: Record<string, unknown> = form.getState().errors ?? {};
    controlsOf(event.currentTarget)
      .find(({ name }) => errors[name])
      ?.focus();
    void handleSubmit(event);
  };

  return (
    // POST: a form sent before the page came alive must not write a person's data into the address.
    <form
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      aria-label={reserve.form}
      onSubmit={submit}
    >
      <EventChoice events={events} />
      <div className={styles.pair}>
        <TextInput name="name" label={reserve.name} autoComplete="given-name" />
        <TextInput name="last_name" label={reserve.lastName} autoComplete="family-name" optional />
        <TextInput
          name="email"
          label={reserve.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput name="phone" label={reserve.phone} type="tel" inputMode="tel" autoComplete="tel" />
      </div>
      <MessageInput name="message" label={reserve.message} help={reserve.messageHelp} />
      <CheckInput
        name="terms"
        label={
          <>
            {reserve.termsBefore}
            <a href={hrefs.terms} target="_blank" rel="noopener">
              {reserve.terms}
            </a>
          </>
        }
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isSending}>
          {reserve.submit}
        </Button>
        <span role="status">{isSending ? reserve.sending : ''}</span>
      </div>
      <FailureNotice code={failure} />
    </form>
  );
};

interface ReserveFormProps {
  events: EventSelects['events'];
  /** Slug of the event that the address names; '' for none. */
  chosen: string;
}

/** The reservation of an event; what was typed stays until it came through. */
export const ReserveForm = ({ events, chosen }: ReserveFormProps) => {
  const { reserve } = useVisitWords();
  const { submit, draft } = useUnit({ submit: reservationSubmitted, draft: $draft });
  const [initial] = useState<FormValues>(() => draft ?? { ...EMPTY, event: chosen });
  return (
    <Form<FormValues>
      initialValues={initial}
      validate={(values) => errorsOf(values, reserve.fields)}
      onSubmit={(values) => {
        const event = events.find(({ slug }) => slug === values.event);
        if (event) submit({ ...values, date: event.date, hour: event.hour });
      }}
      subscription={{}}
    >
      {({ form, handleSubmit }) => <Fields form={form} handleSubmit={handleSubmit} events={events} />}
    </Form>
  );
};
