import type { FormApi } from 'final-form';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { adoptTyped, useAdoptTyped } from 'shared-kit/use-adopt-typed';
import { Button } from 'shared-ui/button';
import type { Failure } from '../create-submission.ts';
import styles from './form.module.css';
import { FieldNamesContext, type Refused, RefusedContext } from './form-field.ts';
import { adoptInto, errorsOf, focusFirst, type Rules, type Values } from './form-values.ts';
import { useKeptDraft } from './kept-draft.ts';

interface Outward {
  /** Accessible name. */
  label: string;
  isSending: boolean;
  submitLabel: string;
  /** Told beside the button while it is under way. */
  sendingLabel: string;
  /** Somebody began to fill it in. */
  onStart?: () => void;
  /** Below the button: how the last try ended. */
  notice?: ReactNode;
  children: ReactNode;
}

interface FieldsProps extends Outward {
  form: FormApi<Values>;
  failure: Failure | null;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

const Fields = ({ form, failure, handleSubmit, ...rest }: FieldsProps) => {
  const { label, isSending, submitLabel, sendingLabel, onStart, notice, children } = rest;
  const element = useRef<HTMLFormElement>(null);

  useAdoptTyped(element, adoptInto(form));
  useKeptDraft(form, isSending, failure !== null);
  useEffect(() => {
    const refused = failure?.fields ?? {};
    if (element.current) focusFirst(element.current, (name) => name in refused);
  }, [failure]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    adoptTyped(event.currentTarget, adoptInto(form));
    const { errors } = form.getState();
    focusFirst(event.currentTarget, (name) => errors?.[name] !== undefined);
    void handleSubmit(event);
  };

  return (
    // POST: a form sent before the page came alive must not write a person's data into the address.
    <form
      ref={element}
      className={styles.form}
      method="post"
      noValidate
      aria-label={label}
      onSubmit={submit}
      onFocus={onStart}
    >
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isSending}>
          {submitLabel}
        </Button>
        <span role="status">{isSending ? sendingLabel : ''}</span>
      </div>
      {notice}
    </form>
  );
};

interface DataFormProps<V extends Values> extends Outward {
  /** What stands in the fields at first; later changes are the person's own. */
  initial: V;
  rules: Rules<V>;
  onSubmit: (values: V) => void;
  /** Of the last try: what the server says of single fields stands below them. */
  failure: Failure | null;
}

/** A form: errors are told on leaving a field or sending; the first wrong one gets the focus; what was typed stays. */
export function DataForm<V extends Values>(props: DataFormProps<V>) {
  const { rules, onSubmit, failure, initial: first, ...outward } = props;
  const [initial] = useState(first);
  const [sent, setSent] = useState<Values>(initial);
  const names = useMemo(() => Object.keys(initial), [initial]);
  const refused: Refused = Object.fromEntries(
    Object.entries(failure?.fields ?? {}).map(([name, text]) => [name, { text, value: sent[name] }]),
  );
  return (
    <RefusedContext value={refused}>
      <FieldNamesContext value={names}>
        <Form<Values>
          initialValues={initial}
          validate={(values) => errorsOf(rules as Rules, values)}
          onSubmit={(values) => {
            setSent(values);
            onSubmit(values as V);
          }}
          subscription={{}}
        >
          {({ form, handleSubmit }) => (
            <Fields {...outward} form={form} failure={failure} handleSubmit={handleSubmit} />
          )}
        </Form>
      </FieldNamesContext>
    </RefusedContext>
  );
}
