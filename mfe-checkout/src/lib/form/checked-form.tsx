import { getIn } from 'final-form';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { ErrorSummary, type WrongField } from './error-summary.tsx';
import styles from './form.module.css';
import { KeptFields } from './kept-fields.tsx';

interface CheckedFormProps<V> {
  /** Accessible name. */
  label: string;
  initial: V;
  /** Errors by field, nested as final-form wants them. */
  validate: (values: V) => object;
  /** All fields are right. */
  onSubmit: (values: V) => void;
  onValues?: (values: V) => void;
  children: (values: V) => ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The controls, in the order of the page, that `isWrong`. */
export const wrongControls = (form: HTMLFormElement, isWrong: (name: string) => boolean): Control[] =>
  ([...form.elements] as Control[]).filter(({ name }) => name && isWrong(name));

/** A form whose errors are told on leaving a field; sent with errors it leads to them: to the one, or to the list of all. */
export function CheckedForm<V extends object>(props: CheckedFormProps<V>) {
  const { label, initial, validate, onSubmit, onValues, children } = props;
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const element = useRef<HTMLFormElement>(null);

  const leadToErrors = (form: HTMLFormElement, errors: object) => {
    const controls = wrongControls(form, (name) => getIn(errors, name) !== undefined);
    setWrong(
      controls.length > 1
        ? controls.map(({ name, labels }) => ({ name, label: labels?.[0]?.textContent ?? name }))
        : [],
    );
    // The list takes the focus itself when it is there.
    if (controls.length === 1) controls[0]?.focus();
  };
  const focusField = (name: string) =>
    element.current && wrongControls(element.current, (one) => one === name)[0]?.focus();

  return (
    <Form<V>
      initialValues={initial}
      validate={validate}
      onSubmit={(values) => {
        // What an event gives back would be taken for errors of fields.
        onSubmit(values);
      }}
    >
      {({ handleSubmit, form, values, errors }) => (
        <form
          ref={element}
          noValidate
          // A form sent before the page came alive must write nothing into the address.
          method="post"
          aria-label={label}
          className={styles.form}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            // A dialog's form lies in the step's own, for React.
            event.stopPropagation();
            const before = form.getState().errors ?? {};
            void handleSubmit(event);
            leadToErrors(event.currentTarget, before);
          }}
        >
          <KeptFields of={initial} />
          {onValues && (
            <FormSpy<V>
              subscription={{ values: true }}
              onChange={(state) => state.values && onValues(state.values)}
            />
          )}
          <ErrorSummary
            fields={wrong}
            isWrong={(name) => getIn(errors ?? {}, name) !== undefined}
            onChosen={focusField}
          />
          {children(values)}
        </form>
      )}
    </Form>
  );
}
