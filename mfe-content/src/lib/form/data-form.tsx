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
  /** Text next to the button while the form is being sent. */
  sendingLabel: string;
  /** Called when the user starts to fill in the form. */
  onStart?: () => void;
  /** Result of the last submit, below the button. */
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
    // POST, because a submit before hydration must not put personal data into the URL.
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
  /** Initial values. Later changes of this property have no effect. */
  initial: V;
  rules: Rules<V>;
  onSubmit: (values: V) => void;
  /** Failure of the last submit. Its field errors appear below the fields. */
  failure: Failure | null;
}

/** Form that shows errors on blur and on submit, focuses the first invalid field, and keeps typed values. */
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
