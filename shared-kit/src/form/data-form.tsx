import type { FormApi } from 'final-form';
import { type FormEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import type { ServerWords } from '../failure.ts';
import { adoptTyped, useAdoptTyped } from '../use-adopt-typed.ts';
import { FieldNamesContext, type Refused, RefusedContext } from './form-field.ts';
import { adoptInto, errorsOf, focusFirst, type Rules, type Values } from './form-values.ts';
import { KeptFields } from './kept-fields.tsx';

interface FrameProps {
  /** Accessible name. */
  label: string;
  className: string | undefined;
  /** Failure of the last submit. The first field with an error of the server gets the focus. */
  failure: Pick<ServerWords, 'fields'> | null;
}

interface FrameState<V> extends FrameProps {
  form: FormApi<V>;
  initial: V;
  handleSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  children: ReactNode;
}

/** The `<form>` element. As a component around the fields, it runs its effects after those of the fields. */
function Frame<V extends Values>(props: FrameState<V>) {
  const { form, initial, failure, handleSubmit, label, className, children } = props;
  const element = useRef<HTMLFormElement>(null);

  useAdoptTyped(element, initial, adoptInto(form));
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
    <form ref={element} className={className} method="post" noValidate aria-label={label} onSubmit={submit}>
      {/* A field that is hidden for a while keeps its value. */}
      <KeptFields of={initial} />
      {children}
    </form>
  );
}

export interface DataFormProps<V extends Values> extends FrameProps {
  /** Initial values. Later changes of this property have no effect. */
  initial: V;
  rules: (values: V) => Rules;
  onSubmit: (values: V) => void;
  /** Fields and actions. A function gets the values and renders again with each change. */
  children: ReactNode | ((values: V) => ReactNode);
}

/**
 * Form that shows errors on blur and on submit, focuses the first invalid field on submit, and keeps values
 * that the user typed before hydration.
 */
export function DataForm<V extends Values>({
  initial: first,
  rules,
  onSubmit,
  children,
  ...frame
}: DataFormProps<V>) {
  const [initial] = useState(first);
  const [sent, setSent] = useState(initial);
  const names = useMemo(() => Object.keys(initial), [initial]);
  // With the value that was sent: the server's error no longer applies once the user changes it.
  const refused: Refused = Object.fromEntries(
    Object.entries(frame.failure?.fields ?? {}).map(([name, text]) => [name, { text, value: sent[name] }]),
  );
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
          subscription={typeof children === 'function' ? { values: true } : {}}
        >
          {({ form, handleSubmit, values }) => (
            <Frame
              {...frame}
              form={form as unknown as FormApi<V>}
              initial={initial}
              handleSubmit={handleSubmit}
            >
              {typeof children === 'function' ? children(values) : children}
            </Frame>
          )}
        </Form>
      </FieldNamesContext>
    </RefusedContext>
  );
}
