import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { DataForm as Form, type DataFormProps as FormProps } from 'shared-kit/form/data-form';
import type { Values } from 'shared-kit/form/form-values';
import { KeepTyped } from 'shared-kit/form/keep-typed';
import type { Failure, Submission } from 'shared-kit/submission/create-submission';
import { Button } from 'shared-ui/button';
import { Notice } from 'shared-ui/notice';
import { FailureNotice } from '../failure-notice.tsx';
import { useMessages } from '../messages.ts';
import styles from './form.module.css';

interface DataFormProps<V extends Values> extends Pick<FormProps<V>, 'label' | 'initial' | 'rules'> {
  /** Sends the values. Its state is shown at the button and in the notice. */
  submission: Submission<V, unknown>;
  submitLabel: string;
  /** Keeps the button busy after the submission, too. */
  isBusy?: boolean;
  /** While it is sent, says that the form checks for a person first. */
  isChecked?: boolean;
  /** Content next to the button. */
  aside?: ReactNode;
  /** Notice of a successful submit, below the button. Omit it when the page shows the success in another way. */
  done?: { title?: string; text: string };
  /** Why the last submit failed, below the button. */
  notice?: (failure: Failure | null) => ReactNode;
  /** Keeps the values over a reload of the page. A search is also sent again. */
  keeps?: 'typed' | 'search';
  children: (values: V) => ReactNode;
}

/** The kit's form for a submission, with this remote's submit button and the notice below it. */
export function DataForm<V extends Values>({
  submission,
  submitLabel,
  isBusy = false,
  isChecked = false,
  aside,
  done,
  notice = (failure) => <FailureNotice failure={failure} />,
  keeps,
  children,
  ...form
}: DataFormProps<V>) {
  const { common } = useMessages();
  const { submit, isSending, isDone, failure } = useUnit(submission);
  return (
    <Form<V> {...form} onSubmit={submit} failure={failure} className={styles.form}>
      {(values) => (
        <>
          {children(values)}
          <div className={styles.actions}>
            <Button type="submit" variant="primary" busy={isSending || isBusy}>
              {submitLabel}
            </Button>
            {isChecked && <span role="status">{isSending ? common.checking : ''}</span>}
            {aside}
          </div>
          {isDone && done ? (
            <Notice kind="success" title={done.title} live>
              {done.text}
            </Notice>
          ) : (
            notice(failure)
          )}
          {keeps && (
            <KeepTyped isSending={isSending} hasFailed={failure !== null} isSearch={keeps === 'search'} />
          )}
        </>
      )}
    </Form>
  );
}
