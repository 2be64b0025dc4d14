import type { FormApi, ValidationErrors } from 'final-form';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Form, useForm } from 'react-final-form';
import type { Validator } from 'shared-contracts/domain/validators';
import { adoptTyped, useAdoptTyped } from 'shared-kit/use-adopt-typed';
import { Button } from 'shared-ui/button';
import type { Failure } from '../create-submission.ts';
import styles from './form.module.css';
import { FieldNamesContext, type Refused, RefusedContext } from './form-field.ts';

export type Values = Record<string, string | boolean>;
export type Rules = Readonly<Record<string, Validator>>;

interface DataFormProps<V extends Values> {
  /** Accessible name. */
  label: string;
  /** What stands in the fields at first; later changes are the person's own. */
  initial: V;
  rules: (values: V) => Rules;
  onSubmit: (values: V) => void;
  isSending: boolean;
  /** Of the last try: what the server says of single fields stands below them. */
  failure: Failure | null;
  submitLabel: string;
  /** Beside the button. */
  aside?: ReactNode;
  /** Below the button: how the last try ended. */
  notice?: ReactNode;
  children: (values: V) => ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(({ name }) => name !== '');
const focusFirst = (form: HTMLFormElement, isWrong: (name: string) => boolean): void =>
  controlsOf(form)
    .find(({ name }) => isWrong(name))
    ?.focus();

const errorsOf = (rules: Rules, values: Values): ValidationErrors => {
  const errors: Record<string, unknown> = {};
  for (const [name, validate] of Object.entries(rules)) {
    const error = validate(values[name], values);
    if (error) errors[name] = error;
  }
  return errors;
};

/** Takes a control's value over unless the form has it already. */
const adoptInto =
  (form: FormApi<never>) =>
  (name: string, value: string | boolean): void => {
    if (value !== form.getFieldState(name as never)?.value) form.change(name as never, value as never);
  };

/**
 * What was typed stays when its field is hidden and shown again: company, person and back. The library gives a field
 * that it does not know its first value (react-final-form 7, `useField`), so the form knows all from the start.
 */
const KeptFields = ({ of: values }: { of: Values }) => {
  const form = useForm();
  useEffect(() => {
    const forget = Object.keys(values).map((name) => form.registerField(name, () => {}, {}));
    return () => {
      for (const one of forget) one();
    };
  }, [form, values]);
  return null;
};

/** Around the form: each field takes its first value as it registers, and only then what was typed before. */
const AdoptTyped = ({
  element,
  children,
}: {
  element: RefObject<HTMLFormElement | null>;
  children: ReactNode;
}) => {
  useAdoptTyped(element, adoptInto(useForm() as unknown as FormApi<never>));
  return children;
};

/** A form: errors are told on leaving a field or sending; the first wrong one gets the focus; what was typed stays. */
export function DataForm<V extends Values>(props: DataFormProps<V>) {
  const { label, rules, onSubmit, isSending, failure, submitLabel } = props;
  const [initial] = useState(props.initial);
  const [sent, setSent] = useState(initial);
  const element = useRef<HTMLFormElement>(null);
  const names = useMemo(() => Object.keys(initial), [initial]);
  const refused: Refused = Object.fromEntries(
    Object.entries(failure?.fields ?? {}).map(([name, text]) => [name, { text, value: sent[name] }]),
  );

  useEffect(() => {
    const fields = failure?.fields ?? {};
    if (element.current) focusFirst(element.current, (name) => name in fields);
  }, [failure]);

  return (
    <RefusedContext value={refused}>
      <FieldNamesContext value={names}>
        <Form<V>
          initialValues={initial}
          validate={(values) => errorsOf(rules(values), values)}
          onSubmit={(values) => {
            setSent(values);
            onSubmit(values);
          }}
        >
          {({ handleSubmit, form, values }) => (
            <AdoptTyped element={element}>
              <form
                ref={element}
                // POST: a form sent before the page came alive must not write a password into the address.
                method="post"
                noValidate
                aria-label={label}
                className={styles.form}
                onSubmit={(event: FormEvent<HTMLFormElement>) => {
                  adoptTyped(event.currentTarget, adoptInto(form as unknown as FormApi<never>));
                  const { errors } = form.getState();
                  focusFirst(event.currentTarget, (name) => errors?.[name] !== undefined);
                  void handleSubmit(event);
                }}
              >
                <KeptFields of={initial} />
                {props.children(values)}
                <div className={styles.actions}>
                  <Button type="submit" variant="primary" busy={isSending}>
                    {submitLabel}
                  </Button>
                  {props.aside}
                </div>
                {props.notice}
              </form>
            </AdoptTyped>
          )}
        </Form>
      </FieldNamesContext>
    </RefusedContext>
  );
}
