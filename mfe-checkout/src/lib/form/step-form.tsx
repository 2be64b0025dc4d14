import { useUnit } from 'effector-react';
import { getIn } from 'final-form';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, FormSpy } from 'react-final-form';
import { $draft, $refusedFields, partChanged } from '../draft/draft.model.ts';
import type { Draft, DraftPart } from '../draft/draft.ts';
import { errorsOf } from '../draft/rules.ts';
import styles from './form.module.css';
import { PartContext } from './step-field.ts';

interface StepFormProps<P extends DraftPart> {
  part: P;
  /** Accessible name. */
  label: string;
  /** Told when all fields are right; the draft holds them by then. */
  onSubmitted: () => void;
  children: (values: Draft[P]) => ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The first control, in the order of the page, that has an error. */
const focusFirst = (form: HTMLFormElement, isWrong: (name: string) => boolean): void =>
  ([...form.elements] as Control[]).find(({ name }) => name && isWrong(name))?.focus();

/** One step's form: values live in react-final-form and follow into the draft; errors are told on leaving a field. */
export function StepForm<P extends DraftPart>({ part, label, onSubmitted, children }: StepFormProps<P>) {
  const [draft, refusedFields, changed] = useUnit([$draft, $refusedFields, partChanged]);
  // Later changes come from the form itself.
  const [initial] = useState(draft[part]);
  const element = useRef<HTMLFormElement>(null);
  const refused = refusedFields[part];
  const told = useRef(0);

  // To what the server refused, when it says so; not while the shopper mends it, one field after the other.
  useEffect(() => {
    const count = Object.keys(refused ?? {}).length;
    if (refused && count > told.current && element.current)
      focusFirst(element.current, (name) => name in refused);
    told.current = count;
  }, [refused]);

  return (
    <PartContext value={part}>
      <Form<Draft[P]>
        initialValues={initial}
        validate={(values) => errorsOf(part, values)}
        onSubmit={(values) => {
          changed({ part, values });
          onSubmitted();
        }}
      >
        {({ handleSubmit, form, values }) => (
          <form
            ref={element}
            noValidate
            aria-label={label}
            className={styles.form}
            onSubmit={(event: FormEvent<HTMLFormElement>) => {
              const { errors } = form.getState();
              focusFirst(event.currentTarget, (name) => getIn(errors ?? {}, name) !== undefined);
              void handleSubmit(event);
            }}
          >
            <FormSpy<Draft[P]>
              subscription={{ values: true }}
              onChange={(state) => state.values && changed({ part, values: state.values })}
            />
            {children(values)}
          </form>
        )}
      </Form>
    </PartContext>
  );
}
