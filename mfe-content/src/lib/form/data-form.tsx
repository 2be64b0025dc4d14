import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { DataForm as Form, type DataFormProps as FormProps } from 'shared-kit/form/data-form';
import type { Rules, Values } from 'shared-kit/form/form-values';
import { Button } from 'shared-ui/button';
import styles from './form.module.css';
import { KeepTyped } from './keep-typed.ts';

interface DataFormProps<V extends Values> extends Omit<FormProps<V>, 'className' | 'children' | 'rules'> {
  rules: Rules<V>;
  isSending: boolean;
  submitLabel: ReactNode;
  /** Text next to the button while the form is being sent. */
  sendingLabel: string;
  /** Shown below the button, e.g. the failure of the last submit. */
  notice?: ReactNode;
  children: ReactNode;
}

/** Longer than the next page may take. After that, the form can be sent again. */
const LEAVE_LATEST_MS = 20_000;

/**
 * Whether the form was sent and the page with the answer follows. That may take seconds: until then, a second press
 * must not send the form again.
 */
const useIsSent = (isSending: boolean, hasFailed: boolean): boolean => {
  const [isSent, setIsSent] = useState(false);
  const wasSending = useRef(false);
  // Before the next press, so not in a passive effect.
  useLayoutEffect(() => {
    const hasEnded = wasSending.current && !isSending;
    wasSending.current = isSending;
    if (!hasEnded) return;
    setIsSent(!hasFailed);
    const timer = setTimeout(() => setIsSent(false), LEAVE_LATEST_MS);
    return () => clearTimeout(timer);
  }, [isSending, hasFailed]);
  return isSent;
};

/** The kit's form with this remote's submit button. It keeps a half-written form over a reload. */
export function DataForm<V extends Values>(props: DataFormProps<V>) {
  const { rules, isSending, submitLabel, sendingLabel, notice, children, ...form } = props;
  const isSent = useIsSent(isSending, form.failure !== null);
  const isBusy = isSending || isSent;
  return (
    <Form<V> {...form} rules={() => rules} className={styles.form}>
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {submitLabel}
        </Button>
        <span role="status">{isBusy ? sendingLabel : ''}</span>
      </div>
      {notice}
      <KeepTyped isSending={isSending} hasFailed={form.failure !== null} />
    </Form>
  );
}
