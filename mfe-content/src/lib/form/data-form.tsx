import { type ReactNode, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FailureCode, failureText } from 'shared-kit/failure';
import { DataForm as Form, type DataFormProps as FormProps } from 'shared-kit/form/data-form';
import { FieldNamesContext } from 'shared-kit/form/form-field';
import type { Rules, Values } from 'shared-kit/form/form-values';
import { KeepTyped } from 'shared-kit/form/keep-typed';
import { useLocale } from 'shared-kit/locale';
import type { Failure } from 'shared-kit/submission/create-submission';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { type FormWords, useFormWords } from '../../messages/forms.ts';
import styles from './form.module.css';

/**
 * Error code → text for an error without a text of the server, or whose text a field shows. Other codes count as wrong
 * input if they name such a field, else as a server problem.
 */
const REASONS: Partial<Record<FailureCode, keyof FormWords['reasons']>> = {
  NETWORK: 'offline',
  TIMEOUT: 'unknown',
  BAD_ANSWER: 'unknown',
  NOT_ENOUGH_SEATS: 'seats',
  VALIDATION_FAILED: 'input',
  BOT_CHECK_FAILED: 'botCheck',
  TOO_MANY_REQUESTS: 'often',
};

/** Explains why a form failed. Uses the server's texts first (docs/product/errors.md#error-dialog). */
const FailureNotice = ({ title, failure }: { title: string; failure: Failure | null }) => {
  const { reasons } = useFormWords();
  const locale = useLocale();
  const shownFields = useContext(FieldNamesContext);
  const place = useRef<HTMLDivElement>(null);
  // On a phone, the notice may appear below the viewport. Scroll to it.
  useEffect(() => {
    if (failure) place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure) return null;
  const isAtField = shownFields.some((name) => failure.fields[name] !== undefined);
  const reason = REASONS[failure.code] ?? (isAtField ? 'input' : 'server');
  return (
    <div ref={place}>
      <Notice kind="error" live title={title}>
        {failureText(failure, shownFields, reasons[reason], locale)}
      </Notice>
    </div>
  );
};

interface DataFormProps<V extends Values>
  extends Omit<FormProps<V>, 'className' | 'children' | 'rules' | 'failure'> {
  rules: Rules<V>;
  failure: Failure | null;
  isSending: boolean;
  submitLabel: ReactNode;
  /** Text next to the button while the form is being sent. */
  sendingLabel: string;
  /** Title of the notice below the button when the last submit failed. */
  failedTitle: string;
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
  const { rules, isSending, submitLabel, sendingLabel, failedTitle, children, ...form } = props;
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
      <FailureNotice title={failedTitle} failure={form.failure} />
      <KeepTyped isSending={isSending} hasFailed={form.failure !== null} />
    </Form>
  );
}

/** Two fields side by side on wide screens. */
export const Pair = ({ children }: { children: ReactNode }) => <div className={styles.pair}>{children}</div>;
