import { getIn } from 'final-form';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { controlsOf } from 'shared-kit/form/form-values';
import { KeptFields } from 'shared-kit/form/kept-fields';
import { ErrorSummary, type WrongField } from './error-summary.tsx';
import styles from './form.module.css';

interface CheckedFormProps<V> {
  /** Accessible name. */
  label: string;
  initial: V;
  /** Returns errors in final-form's nested shape. */
  validate: (values: V) => object;
  /** Called when all fields are valid. */
  onSubmit: (values: V) => void;
  onValues?: (values: V) => void;
  children: (values: V) => ReactNode;
}

/**
 * Form that shows errors on blur. A submit with errors focuses the single invalid field, or the list of all.
 */
export function CheckedForm<V extends object>(props: CheckedFormProps<V>) {
  const { label, initial, validate, onSubmit, onValues, children } = props;
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);
  const element = useRef<HTMLFormElement>(null);

  const leadToErrors = (form: HTMLFormElement, errors: object) => {
    const controls = controlsOf(form, (name) => getIn(errors, name) !== undefined);
    setWrong(
      controls.length > 1
        ? controls.map(({ name, labels }) => ({ name, label: labels?.[0]?.textContent ?? name }))
        : [],
    );
    // With several errors, the list takes the focus itself.
    if (controls.length === 1) controls[0]?.focus();
  };
  const focusField = (name: string) =>
    element.current && controlsOf(element.current, (one) => one === name)[0]?.focus();

  return (
    <Form<V>
      initialValues={initial}
      validate={validate}
      onSubmit={(values) => {
        // Return undefined, because final-form treats a returned value as field errors.
        onSubmit(values);
      }}
    >
      {({ handleSubmit, form, values, errors }) => (
        <form
          ref={element}
          noValidate
          // POST, because a submit before hydration must not put values into the URL.
          method="post"
          aria-label={label}
          className={styles.form}
          onSubmit={(event: FormEvent<HTMLFormElement>) => {
            // In React, events of a dialog's form bubble to the step's form.
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
